import { nearbyFilesPlugin } from '@lupa/server/nearbyFilesPlugin.ts';
import { defineConfig } from 'vite';

/** Found at run time, for the machine that it runs on. */
const native = ['sharp', 'lightningcss', 'pg-native', 'bufferutil', 'utf-8-validate'];

// `vite build --ssr main.ts`: the services as JavaScript with everything that they import, but what is native.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [nearbyFilesPlugin()],
  ssr: { noExternal: true, external: native },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' },
    },
  },
});
