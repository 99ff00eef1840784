import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** An empty folder for each test of a file, or one for all of them if it `isShared`: there when the file's own hooks run, and removed after them. */
export function useTestFolder({ isShared = false } = {}): { readonly path: string } {
  let path: string | undefined;
  (isShared ? beforeAll : beforeEach)(async () => {
    path = await mkdtemp(join(tmpdir(), 'lupa-test-'));
  });
  (isShared ? afterAll : afterEach)(async () => {
    if (path !== undefined) await rm(path, { recursive: true, force: true });
  });
  return {
    get path() {
      if (path === undefined) throw new Error('The folder of a file is there within its hooks and tests.');
      return path;
    },
  };
}
