import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
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
