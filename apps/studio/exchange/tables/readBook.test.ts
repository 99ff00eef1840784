// Requirements: 15.1.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readBook } from './readBook.ts';

const book = join(import.meta.dirname, '../../../../tests/studio/files/spreadsheets/offers.xlsx');

it('reads a large book without a worker, which the pages of the studio may not start', async () => {
  // Before the library is there, which takes it then.
  const startWorker = vi.spyOn(process.getBuiltinModule('node:worker_threads'), 'Worker');
  const { strToU8, unzipSync, zipSync } = await import('fflate');
  const parts = unzipSync(await readFile(book));
  const padding = strToU8(`<!--${' '.repeat(600_000)}-->`);
  const sheet = parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array();
  const large = zipSync({ ...parts, 'xl/worksheets/sheet2.xml': Buffer.concat([sheet, padding]) });
  const { rows } = await readBook(large, { known: ['clave', 'título'] });
  expect([rows.length, startWorker.mock.calls.length]).toEqual([4, 0]);
});
