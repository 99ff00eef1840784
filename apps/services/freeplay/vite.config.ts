import { defineConfig } from 'vite';
import { labPlugin } from './lab/labPlugin.ts';
import { precompressPlugin } from '@lupa/server/precompressPlugin.ts';

// What the free-play host serves: `npm run build -w apps/services`. Files carry hashes and never change under one name.
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [labPlugin(), precompressPlugin()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    rolldownOptions: { input: 'play/main.tsx' },
  },
  server: { host: '127.0.0.1', port: Number(process.env['LAB_PORT'] ?? 4107), strictPort: true },
});
