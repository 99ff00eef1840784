import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/studio'], { encoding: 'utf8' }).split(
  '\n',
);
const clientModules = files.filter(
  (file) => /\.tsx?$/.test(file) && existsSync(file) && readFileSync(file, 'utf8').startsWith("'use client'"),
);

it('the studio has modules for the browser', () => {
  expect(clientModules.length).toBeGreaterThan(5);
});

it.each(clientModules)('%s leads to nothing of Node', (start) => {
  const importers = new Map<string, string | null>([[start, null]]);
  const found: string[] = [];
  for (const file of importers.keys()) {
    for (const specifier of valuesFrom(file)) {
      if (isBuiltin(specifier)) found.push(pathTo(file, importers, specifier));
      const target = resolve(file, specifier);
      if (target && !importers.has(target)) importers.set(target, file);
    }
  }
  expect(found).toEqual([]);
});

function valuesFrom(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)(?:[^;']*?\sfrom\s+)?'([^']+)';/gm);
  return [...statements].flatMap(([, specifier]) => specifier ?? []);
}

function resolve(file: string, specifier: string): string | null {
  const own = /^@lupa\/(.+)/.exec(specifier)?.[1];
  const path = own ? join('packages', own) : join(dirname(file), specifier);
  return (own || specifier.startsWith('.')) && /\.tsx?$/.test(path) && existsSync(path) ? path : null;
}

function pathTo(file: string, importers: Map<string, string | null>, specifier: string): string {
  const path = [specifier];
  for (let at: string | null = file; at; at = importers.get(at) ?? null) path.unshift(at);
  return path.join(' > ');
}
