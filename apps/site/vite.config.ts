import { islandsPlugin } from '@lupa/islands/islandsPlugin.ts';
import { precompressPlugin } from '@lupa/server/precompressPlugin.ts';
import { customMediaPlugin } from '@lupa/ui/styles/customMediaPlugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entries } from './entries.ts';
import { blockStylesPlugin } from './dev/blockStylesPlugin.ts';
import { serviceWorkerPlugin } from './browser/serviceWorker/serviceWorkerPlugin.ts';

// `vite build` makes the client, `vite build --ssr main.ts` the production server.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), islandsPlugin(), customMediaPlugin(), blockStylesPlugin(), serviceWorkerPlugin(), precompressPlugin()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  // The server's bundle holds the fast React, however the process is started.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The server's bundle holds everything that it imports, but what is native.
  ssr: command === 'build' ? { noExternal: true, external: ['sharp'] } : { noExternal: [/^@lupa\//] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: entries,
        },
      },
}));
