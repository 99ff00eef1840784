import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { islandPath } from '@lupa/islands/islandName.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build } from './workerScope.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Files at the root of the site, each a script of its own without imports. */
const scripts = { 'sw.js': 'serviceWorker.ts', 'sw-off.js': 'removeServiceWorker.ts' };

// The style sheet names them, which the worker does not read.
const latinFont = /-latin-(?!ext-)[^/]*-normal[^/]*\.woff2$/;

export function serviceWorkerPlugin(): Plugin {
  let repository = '';
  return {
    name: 'lupa-service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved({ root }) {
      repository = join(root, '../..');
    },
    async generateBundle(_, bundle) {
      const name = createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('base64url').slice(0, 12);
      const define = { __BUILD__: JSON.stringify({ name, ...findFiles(bundle, repository) } satisfies Build) };
      for (const [fileName, entry] of Object.entries(scripts))
        this.emitFile({ type: 'asset', fileName, source: await bundleScript(entry, define) });
    },
  };
}

/** What pages fetch late, if at all: a page that is read offline must have it all the same. */
function findFiles(bundle: Bundle, repository: string): Omit<Build, 'name'> {
  const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
  const isIsland = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith('.island.tsx') ?? false;
  const boot = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/features/boot.ts'));
  const runtime = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/mountIsland.ts')));
  const islandFiles: Build['islandFiles'] = {};
  for (const island of chunks.filter(isIsland)) {
    const name = islandPath(relative(repository, island.facadeModuleId ?? '').replaceAll('\\', '/'));
    islandFiles[name] = withImports([island, ...runtime], bundle);
  }
  const late = boot ? findLateChunks(boot, bundle, (chunk) => !isIsland(chunk) && !runtime.includes(chunk)) : [];
  const fonts = Object.keys(bundle)
    .filter((fileName) => latinFont.test(fileName))
    .map((fileName) => `/${fileName}`);
  return { bootFile: `/${boot?.fileName ?? ''}`, lateFiles: [...withImports(late, bundle), ...fonts], islandFiles };
}

/** The included chunks that a script imports when it needs them, and those that they import so. */
function findLateChunks(script: Chunk, bundle: Bundle, isIncluded: (chunk: Chunk) => boolean): Chunk[] {
  const late = new Set<Chunk>();
  // Grows while it is read.
  const importers = [script];
  for (const { dynamicImports } of importers)
    for (const fileName of dynamicImports) {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk' || late.has(chunk) || !isIncluded(chunk)) continue;
      late.add(chunk);
      importers.push(chunk);
    }
  return [...late];
}

function withImports(chunks: Chunk[], bundle: Bundle): string[] {
  const needed = new Set(chunks.map(({ fileName }) => fileName));
  for (const fileName of needed) {
    const chunk = bundle[fileName];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) needed.add(imported);
  }
  return [...needed].map((fileName) => `/${fileName}`);
}

async function bundleScript(entry: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, entry), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [script] = output && 'output' in output ? output.output : [];
  if (script?.type !== 'chunk') throw new Error(`${entry} cannot be built`);
  return script.code;
}
