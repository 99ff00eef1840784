import { afterAll } from 'vitest';
import { startStudio, type Studio } from './startStudio.ts';

/** The studio of a test file: it starts with the file's first line and ends with its last test. */
export async function testStudio(options?: Parameters<typeof startStudio>[0]): Promise<Studio> {
  const studio = await startStudio(options);
  afterAll(() => studio.close());
  return studio;
}
