import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const reference = /new URL\((['"])(\.\/[^'"]+)\1, import\.meta\.url\)/g;

/** Takes along what modules find by `new URL('./name', import.meta.url)`: a `.ts` becomes a program, other files are copied. */
export function nearbyFilesPlugin(): Plugin {
  const emitted = new Set<string>();
  return {
    name: 'lupa-nearby-files',
    // Vite's own answer is for browsers.
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({ build: { ssrEmitAssets: true } }),
    transform: {
      filter: { id: /\.ts$/, code: /new URL\(['"]\.\// },
      async handler(code, id) {
        const found = new Map<string, string>();
        for (const [text, , path = ''] of code.matchAll(reference)) {
          const file = join(dirname(id), path);
          const given = path.endsWith('.ts')
            ? this.emitFile({ type: 'chunk', id: file })
            : this.emitFile({ type: 'asset', name: basename(file), source: await readFile(file) });
          emitted.add(given);
          found.set(text, given);
        }
        return code.replace(reference, (text) => `import.meta.ROLLUP_FILE_URL_${found.get(text)}`);
      },
    },
    resolveFileUrl: ({ referenceId, relativePath }) =>
      emitted.has(referenceId) ? `new URL(${JSON.stringify(relativePath)}, import.meta.url)` : null,
  };
}
