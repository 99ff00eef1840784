import { afterAll } from 'vitest';
import { startStudio, type Studio } from './startStudio.ts';

/** A studio for all tests of a file, closed after them. */
export async function useStudio(...options: Parameters<typeof startStudio>): Promise<Studio> {
  const studio = await startStudio(...options);
  afterAll(() => studio.close());
  return studio;
}
