import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Workspace packages are TypeScript sources; their imports name the file with its extension.
  transpilePackages: ['@lupa/blocks', '@lupa/contracts', '@lupa/database', '@lupa/server'],
  turbopack: { root: resolve(process.cwd(), '../..') },
  // The answers of the studio are for one person at a time.
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(nextConfig);
