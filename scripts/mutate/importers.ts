import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { execFileSync } from 'node:child_process';

/** Which of `files` import each of them, by paths from `root`. Types do not count: no fault comes through them. */
export function readImporters(root: string, files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const { module } = parseSync(file, source);
    const names = [
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
      ...module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
      ),
    ];
    for (const name of new Set(names)) {
      const imported = resolveImport(root, file, name);
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

function resolveImport(root: string, file: string, name: string): string | undefined {
  if (name.startsWith('.')) return relative(root, resolve(root, dirname(file), name));
  const [, workspace, path] = /^@lupa\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (workspace === undefined || path === undefined) return undefined;
  return [`packages/${workspace}/${path}`, `apps/${workspace}/${path}`].find((candidate) => existsSync(join(root, candidate)));
}

/** The tests that a file reaches, nearest first: those of its name, those of its folder, then by the imports between. */
export function reachedTests(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set([file]);
  for (const next of seen) for (const importer of importers.get(next) ?? []) seen.add(importer);
  const tests = [...seen].filter((path) => /\.test\.tsx?$/.test(path));
  const stem = file.replace(/(?:\.load\.server|\.server)?\.tsx?$/, '');
  const nearness = (path: string) => (path.startsWith(`${stem}.`) ? 2 : Number(dirname(path) === dirname(file)));
  return tests.toSorted((one, other) => nearness(other) - nearness(one));
}

export function listModules(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((path) => path !== '');
}
