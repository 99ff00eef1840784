import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = join(process.cwd(), 'node_modules/.cache/prometheus');

/** Prometheus's own checker: the machine's, or the one of Debian's package, which is unpacked and not installed. */
export async function findPromtool(): Promise<string> {
  const own = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'promtool'));
  const unpacked = join(cache, 'usr/bin/promtool');
  const found = [...own, unpacked].find((path) => existsSync(path));
  if (found !== undefined) return found;
  // Lists of its own: the machine's may be empty, and only root may renew them.
  const lists = join(cache, 'lists');
  await mkdir(join(lists, 'partial'), { recursive: true });
  const apt = (...parameters: string[]) => run('apt-get', ['-qq', '-o', `Dir::State::lists=${lists}`, ...parameters], { cwd: cache });
  try {
    await apt('update');
    await apt('download', 'prometheus');
    const archive = (await readdir(cache)).find((name) => name.endsWith('.deb')) ?? '';
    await run('dpkg-deb', ['-x', archive, '.'], { cwd: cache });
  } catch (error) {
    throw new Error('There is no promtool here. Install Prometheus, so that promtool is in the path.', { cause: error });
  }
  return unpacked;
}

/** What it says. @throws Error with what it objects to */
export async function runPromtool(promtool: string, parameters: string[], cwd: string): Promise<string> {
  const { stdout, stderr } = await run(promtool, parameters, { cwd });
  return stdout + stderr;
}
