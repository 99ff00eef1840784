import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

// Where no container engine runs: files are copied instead of layered, and processes share the machine's network.
const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
const run = promisify(execFile);

export const containerUser = 10001;

/** @throws Error with what buildah says */
export async function buildah(...parameters: string[]): Promise<string> {
  const { stdout } = await run('buildah', parameters, { env, maxBuffer: 64 * 2 ** 20 });
  return stdout.trim();
}

const hasImage = (name: string): Promise<boolean> =>
  buildah('inspect', '--type', 'image', '--format', '{{.FromImageID}}', name).then(
    () => true,
    () => false,
  );

/** Debian without documentation, from the mirror of this machine, and the same with the Node and the npm that run this. For machines that reach no registry. */
export async function makeBases(): Promise<{ base: string; buildBase: string }> {
  const [base, buildBase] = ['localhost/debian:bookworm-slim', 'localhost/node:bookworm-slim'];
  const folder = await mkdtemp(join(tmpdir(), 'lupa-base-'));
  try {
    if (!(await hasImage(base))) {
      await run('debootstrap', ['--variant=minbase', '--no-check-gpg', 'bookworm', folder, await findMirror()], {
        maxBuffer: 64 * 2 ** 20,
      });
      const unneeded = ['doc', 'man', 'locale', 'info', 'lintian'].map((name) => `usr/share/${name}`);
      for (const path of ['var/cache/apt', 'var/lib/apt/lists', ...unneeded])
        await rm(join(folder, path), { recursive: true, force: true });
      await commit('scratch', base, (container) => buildah('copy', '-q', container, folder, '/'));
    }
    if (!(await hasImage(buildBase))) {
      // The npm that runs this command.
      const npm = process.env['npm_execpath'] ?? fail('run this by npm');
      await copyFile(process.execPath, join(folder, 'node'));
      await cp(dirname(dirname(npm)), join(folder, 'npm'), { recursive: true });
      await commit(base, buildBase, async (container) => {
        await buildah('copy', '-q', container, join(folder, 'node'), '/usr/local/bin/node');
        await buildah('copy', '-q', container, join(folder, 'npm'), '/usr/local/lib/node_modules/npm');
        await buildah('run', container, '--', 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm');
      });
    }
    return { base, buildBase };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function commit(from: string, name: string, change: (container: string) => Promise<unknown>): Promise<void> {
  const container = await buildah('from', from);
  try {
    await change(container);
    await buildah('commit', '-q', container, name);
  } finally {
    await buildah('rm', container);
  }
}

/** Of the packages of this machine. */
export async function findMirror(): Promise<string> {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages']);
  return stdout.split('\n').find((site) => site.endsWith('/debian') || site.endsWith('/debian/')) ?? 'http://deb.debian.org/debian';
}

/** Builds one target of the Containerfile. What npm is told on this machine, and its certificates, are there while it builds and are no part of the image. */
export async function buildImage(target: string, { base, buildBase }: { base: string; buildBase: string }): Promise<string> {
  const name = `localhost/lupa-${target}`;
  const folder = await mkdtemp(join(tmpdir(), 'lupa-npm-'));
  try {
    const certificates = process.env['NODE_EXTRA_CA_CERTS'];
    const { stdout: registry } = await run('npm', ['config', 'get', 'registry']);
    const lines = [
      `registry=${registry.trim()}`,
      'omit-lockfile-registry-resolved=true',
      ...(certificates ? [`cafile=${certificates}`] : []),
    ];
    await writeFile(join(folder, 'npmrc'), `${lines.join('\n')}\n`);
    const volumes = ['/etc/ssl/certs:/etc/ssl/certs:ro', `${join(folder, 'npmrc')}:/root/.npmrc:ro`];
    const mounted = volumes.flatMap((volume) => ['-v', volume]);
    const given = ['--build-arg', `BUILD_BASE=${buildBase}`, '--build-arg', `BASE=${base}`];
    await buildah('bud', '--layers', ...mounted, ...given, '-f', 'deploy/Containerfile', '--target', target, '-t', name, '.');
    return name;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// buildah would put a volume of its own over what is mounted at the image's /data.
const dataFolder = '/mnt/data';

export type Running = { role: string; child: ChildProcess; output: () => string; ended: Promise<number | null> };

export function runRole(container: string, role: readonly string[], variables: Record<string, string>, data: string): Running {
  const told = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const user = `${containerUser}:${containerUser}`;
  const program = ['node', '/srv/lupa/scripts/role.mjs', ...role];
  const child = spawn(
    'buildah',
    ['run', '--user', user, '-v', `${data}:${dataFolder}`, '--env', `DATA_DIR=${dataFolder}`, ...told, container, '--', ...program],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { role: role.join(' '), child, output: () => output, ended };
}

function fail(message: string): never {
  throw new Error(message);
}
