import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TreeCopy = { root: string; temporary: string; remove: () => void };

const scopeOfWorkspaces = '@lupa';

export function copyTree(root: string): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
  const [copy, temporary] = [join(folder, 'tree'), join(folder, 'tmp')];
  mkdirSync(temporary);
  const git = (where: string, ...parameters: string[]) => execFileSync('git', parameters, { cwd: where, encoding: 'utf8' });
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files) if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  for (const path of ['node_modules', ...workspaces(copy).map((workspace) => join(workspace, 'node_modules'))])
    if (existsSync(join(root, path))) linkPackages(join(root, path), join(copy, path));
  return { root: copy, temporary, remove: () => removeFolder(folder) };
}

/** A test that was killed may have left a small disk mounted. */
function removeFolder(folder: string): void {
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8').split('\n') : [];
  const places = mounts.map((line) => line.split(' ')[1] ?? '').filter((place) => place.startsWith(`${folder}/`));
  for (const place of places) execFileSync('umount', [place]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

const workspaces = (root: string) =>
  ['apps', 'packages'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));

/** What tools keep there (`.vite`) is not linked: a copy keeps its own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === scopeOfWorkspaces) cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}
