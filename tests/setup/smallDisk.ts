import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { recordHit } from './recordHit.ts';

/** A file system of its own, so small that it can be filled. */
export type SmallDisk = { directory: string; fill: () => Promise<void>; makeRoom: () => Promise<void>; unmount: () => Promise<void> };

const run = promisify(execFile);

/** Mounts a tmpfs; null, and a word on standard error, where that is not allowed. */
export async function mountSmallDisk(bytes: number): Promise<SmallDisk | null> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-small-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'none', directory]);
  } catch (error) {
    process.stderr.write(`NOT TESTED, a full disk: mounting a tmpfs is not allowed here (${String(error)})\n`);
    await rm(directory, { recursive: true });
    return null;
  }
  const ballast = join(directory, 'ballast');
  return {
    directory,
    fill: async () => {
      recordHit(`a tmpfs of ${bytes / 2 ** 20} MiB`);
      const handle = await open(ballast, 'a');
      const block = Buffer.alloc(4096, 'x');
      const write = () =>
        handle.appendFile(block).then(
          () => true,
          (error: NodeJS.ErrnoException) => {
            if (error.code !== 'ENOSPC') throw error;
            return false;
          },
        );
      while (await write());
      await handle.close();
      const { bavail } = await statfs(directory);
      if (bavail > 0) throw new Error(`${bavail} blocks are still free`);
    },
    makeRoom: () => rm(ballast),
    unmount: async () => {
      await run('umount', ['--lazy', directory]);
      await rm(directory, { recursive: true });
    },
  };
}
