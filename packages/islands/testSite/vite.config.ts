import { islandsPlugin } from '@lupa/islands/islandsPlugin.ts';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [islandsPlugin()],
  build: { emptyOutDir: true, rolldownOptions: { input: 'boot.ts' } },
});
