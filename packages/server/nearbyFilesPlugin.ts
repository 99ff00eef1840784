import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const reference = /new URL\((['"])(\.\/[^'"]+)\1, import\.meta\.url\)/g;

/**
 * Takes into a server's build what its modules find beside themselves by `new URL('./name', import.meta.url)`: a `.ts` becomes a program of its
 * own, any other file is copied.
 */
export function nearbyFilesPlugin(): Plugin {
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
          found.set(
            text,
            path.endsWith('.ts')
              ? this.emitFile({ type: 'chunk', id: file })
              : this.emitFile({ type: 'asset', name: basename(file), source: await readFile(file) }),
          );
        }
        return code.replace(reference, (text) => `import.meta.ROLLUP_FILE_URL_${found.get(text)}`);
      },
    },
    // Beside the file that asks for it, wherever the build is put.
    resolveFileUrl: ({ relativePath }) => `new URL(${JSON.stringify(relativePath)}, import.meta.url)`,
  };
}
