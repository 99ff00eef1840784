import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { maximumFormBytes } from './core/media/uploadLimits.ts';

const nextConfig: NextConfig = {
  experimental: {
    // What is longer is cut off without a word; the API has to see that it is.
    proxyClientMaxBodySize: maximumFormBytes + 1024 * 1024,
    // A first start builds once, and should not wait for what only a second build would use. The server's code stays readable without maps.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackMinify: { server: false, client: true },
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // Workspace packages are TypeScript sources; their imports name the file with its extension.
  transpilePackages: ['@lupa/blocks', '@lupa/contracts', '@lupa/database', '@lupa/server'],
  // One copy of Payload: it knows its errors by their class, and of two copies the messages at the fields are lost.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  turbopack: { root: resolve(process.cwd(), '../..') },
  // Types are checked by `npm run check`; a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(nextConfig);
