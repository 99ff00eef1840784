import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const isTest = (file: string) => /\.test\.|(^|\/)(testBed|testing)\//.test(file);

/** The product's files, each with those that it imports: by name or path, as values or types, at once or later. */
export function readImportGraph(): ReadonlyMap<string, readonly string[]> {
  const files = new Set(
    globSync('{apps,packages}/**/*.{ts,tsx}', { exclude: (name) => /(^|\/)(node_modules|dist|\.next)$/.test(name) }).filter(
      (file) => !isTest(file) && !file.endsWith('.d.ts'),
    ),
  );
  return new Map([...files].map((file) => [file, listImports(file, files)]));
}

function listImports(file: string, files: ReadonlySet<string>): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const specifiers = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier);
  return [...new Set(specifiers.flatMap((specifier) => resolve(file, specifier)))].filter((found) => found !== file && files.has(found));
}

function resolve(from: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [normalize(join(dirname(from), specifier))];
  return specifier.startsWith('@lupa/') ? [`packages/${specifier.slice('@lupa/'.length)}`] : [];
}

/** Files that reach themselves over others, ring by ring (Tarjan's strongly connected components). */
export function findRings(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const rings: string[][] = [];

  function visit(file: string): void {
    index.set(file, index.size);
    lowest.set(file, index.size - 1);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(file) !== index.get(file)) return;
    const ring = stack.splice(stack.indexOf(file));
    if (ring.length > 1) rings.push(ring);
  }

  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return rings;
}

/** The shortest way of imports from a file to one that is wanted, both ends included; null where there is none. */
export function findWay(graph: ReadonlyMap<string, readonly string[]>, from: string, isWanted: (file: string) => boolean): string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const file of cameFrom.keys()) {
    if (isWanted(file)) return trace(file, cameFrom);
    for (const next of graph.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return null;
}

function trace(file: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const before = cameFrom.get(file) ?? null;
  return before === null ? [file] : [...trace(before, cameFrom), file];
}
