import { islandsPlugin } from '@lupa/islands/islandsPlugin.ts';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [islandsPlugin()],
  ssr: { noExternal: [/^@lupa\//] },
  build: { rolldownOptions: { input: isSsrBuild ? 'renderView.tsx' : ['boot.ts', 'styles.ts'] } },
}));
