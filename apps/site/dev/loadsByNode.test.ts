import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('the development server starts by Node alone, which reads no TSX: Vite loads the site', async () => {
  const load = `import(${JSON.stringify(import.meta.resolve('./devServer.ts'))}).then(() => process.exit(0))`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--eval', load], { encoding: 'utf8' });
  expect(stderr).toBe('');
});
