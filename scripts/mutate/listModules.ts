import { execFileSync } from 'node:child_process';

/** All modules of the repository, by paths from `root`, also those that are not committed yet. */
export function listModules(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((path) => path !== '');
}
