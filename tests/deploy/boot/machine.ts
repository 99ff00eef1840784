import { execFile, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pollUntil } from '../../setup/pollUntil.ts';
import { findMirror } from '../../image/buildah.ts';

const run = promisify(execFile);
const own = ['systemd', 'systemd-sysv', 'dbus', 'iproute2', 'procps', 'ca-certificates', 'curl'];

const diskBytes = 10e9;

export type Machine = {
  /** Runs lines of a shell in it as root. @throws Error with what they said */
  sh: (lines: string) => Promise<string>;
  reboot: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A Debian 13 with these packages, made once. @returns its folder */
export async function makeDebian(packages: readonly string[]): Promise<string> {
  const names = [...own, ...packages];
  const folder = join(tmpdir(), `lupa-debian-13-${names.length}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const options = ['--variant=minbase', '--no-check-gpg', `--include=${names.join(',')}`];
  await run('debootstrap', [...options, 'trixie', unfinished, await findMirror()], { maxBuffer: 64 * 2 ** 20 });
  await rename(unfinished, folder);
  return folder;
}

/** A copy of this Debian on a disk of its own of 10 GB, started with systemd as its first process, in a network of its own. `checkout` is its /usr/local/src/lupa. */
export async function bootMachine(debian: string, { folder, checkout }: { folder: string; checkout: string }): Promise<Machine> {
  const root = join(folder, 'root');
  const disk = join(folder, 'disk');
  await run('truncate', ['--size', String(diskBytes), disk]);
  await run('mkfs.ext4', ['-q', '-m', '0', disk]);
  await mkdir(root);
  await run('mount', ['-o', 'loop', disk, root]);
  await run('cp', ['-a', `${debian}/.`, root]);
  await mkdir(join(root, 'usr/local/src/lupa'), { recursive: true });
  await writeFile(join(root, 'etc/hostname'), 'lupa\n');
  const log = createWriteStream(join(folder, 'console.log'));
  const options = ['--boot', '--register=no', '--keep-unit', '--console=read-only', '--private-network', '--machine=lupa-boot'];
  const turnOn = () => {
    const nspawn = spawn('systemd-nspawn', ['-D', root, ...options, `--bind-ro=${checkout}:/usr/local/src/lupa`], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    nspawn.stdout.pipe(log, { end: false });
    nspawn.stderr.pipe(log, { end: false });
    return nspawn;
  };
  let nspawn = turnOn();
  const leader = async () => {
    const children = await readFile(`/proc/${nspawn.pid}/task/${nspawn.pid}/children`, 'utf8').catch(() => '');
    return children.trim().split(' ').find(Boolean);
  };
  const turnOff = async () => {
    const ended = new Promise((resolve) => nspawn.on('exit', resolve));
    await sh('systemctl poweroff').catch(() => undefined);
    const timer = setTimeout(() => nspawn.kill('SIGKILL'), 90_000);
    await ended;
    clearTimeout(timer);
  };
  const sh = async (lines: string) => {
    const pid = await leader();
    if (pid === undefined) throw new Error('The machine is off.');
    const enter = ['--target', pid, '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--root', '--wdns=/'];
    const environment = ['env', '-i', 'HOME=/root', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8'];
    const { stdout, stderr } = await run('nsenter', [...enter, ...environment, 'bash', '-euo', 'pipefail', '-c', lines], {
      maxBuffer: 64 * 2 ** 20,
    });
    return (stdout + stderr).trim();
  };
  const isUp = () =>
    sh('systemctl is-system-running || true').then(
      (state) => /running|degraded/.test(state),
      () => false,
    );
  const waitUntilUp = () => pollUntil('the machine', isUp, { every: 500, within: 240_000 });
  await waitUntilUp();
  return {
    sh,
    // systemd-nspawn's own reboot refuses to clear up after itself in a machine without machined.
    reboot: async () => {
      await turnOff();
      nspawn = turnOn();
      await waitUntilUp();
    },
    stop: async () => {
      await turnOff();
      await run('umount', [root]);
    },
  };
}
