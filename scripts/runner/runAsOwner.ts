import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { explain } from './console.ts';
import { root } from './settings.ts';
import { withDatabase } from './withDatabase.ts';

/** Runs a program of a workspace, `file` seen from there, as the owner of the database, and ends this process with its code. */
export async function runAsOwner(workspace: string, file: string, parameters: readonly string[], cwd = workspace): Promise<never> {
  try {
    await withDatabase(async ({ environments }) => {
      const program = spawn(process.execPath, [join(root, workspace, file), ...parameters], {
        cwd: join(root, cwd),
        env: environments.owner,
        stdio: 'inherit',
      });
      const [code] = (await once(program, 'exit')) as [number | null];
      process.exitCode = code ?? 1;
    });
    process.exit();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
