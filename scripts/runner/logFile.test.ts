import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useTestFolder } from '../../tests/setup/testFolder.ts';
import { openLogFile } from './logFile.ts';

const folder = useTestFolder();

const read = (name: string) => readFile(join(folder.path, name), 'utf8').catch(() => null);

test('what was written before a new start is kept, and a full file makes way', async () => {
  const path = join(folder.path, 'logs', 'site.log');
  for (const text of ['first\n', 'second\n']) {
    const log = openLogFile(path, { maximum: 20 });
    log.write(Buffer.from(text));
    log.end();
    await expect.poll(() => read('logs/site.log')).toContain(text);
  }
  const log = openLogFile(path, { maximum: 20 });
  log.write(Buffer.from('third, too long\n'));
  await expect.poll(() => read('logs/site.log')).toBe('third, too long\n');
  expect(await read('logs/site.log.1')).toBe('first\nsecond\n');
  log.end();
});

test('a disk without room is told once, and ends nothing', async () => {
  const said: string[] = [];
  const log = openLogFile('/dev/full', { say: (text) => said.push(text) });
  for (let count = 0; count < 3; count++) {
    await new Promise<void>((resolve) => log.write(Buffer.from('x'), resolve));
    // The stream tells its error in the turn after.
    await setImmediate();
  }
  expect(said).toEqual(['/dev/full cannot be written: ENOSPC: no space left on device, write']);
});
