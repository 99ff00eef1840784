import { nearbyFilesPlugin } from '@lupa/server/nearbyFilesPlugin.ts';
import { precompressPlugin } from '@lupa/server/precompressPlugin.ts';
import { defineConfig, type Plugin } from 'vite';
import { labPlugin } from './host/labPlugin.ts';

// `vite build` makes what the host serves, with hashes in the names; `vite build --ssr` the host as JavaScript, and what it renders pages with.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [labPlugin(), importPlugin(), nearbyFilesPlugin(), precompressPlugin()],
  oxc: { jsx: { runtime: 'automatic' } },
  // The server's bundle holds the fast React, however the process is started.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: command === 'build' ? { noExternal: true, external: ['sharp', 'pg-native'] } : { noExternal: [/^@lupa\//] },
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          target: 'node24',
          rolldownOptions: { input: ['main.ts', 'play/renderGame.tsx'], output: { entryFileNames: '[name].js' } },
        }
      : {
          outDir: 'dist/client',
          target: 'baseline-widely-available',
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: 'play/main.ts',
            output: { codeSplitting: { groups: [{ name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// }] } },
          },
        }),
  },
  server: { host: '127.0.0.1', port: Number(process.env['LAB_PORT'] ?? 4107), strictPort: true },
}));

/** Vite wraps each `import()` in script that preloads what it needs, styles too. Pages have all of that already. */
function importPlugin(): Plugin {
  return {
    name: 'freeplay-import',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
