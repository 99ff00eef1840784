import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { ContentCoding } from '@lupa/server/chooseCoding.ts';

export type AssetFile = {
  bodies: Partial<Record<ContentCoding, Buffer>> & { identity: Buffer };
  etag: string;
  headers: Record<string, string>;
};

export const workerPath = '/sw.js';
export const workerRemoverPath = '/sw-off.js';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

export const readAsset = (path: string, url: string): AssetFile =>
  buildAsset(url, { identity: readFileSync(path), br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) });

export function buildAsset(
  url: string,
  { identity, br, gzip }: { identity: Buffer; br: Buffer | undefined; gzip: Buffer | undefined },
): AssetFile {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    etag,
    headers: {
      'Content-Type': contentTypes[extname(url)] ?? 'application/octet-stream',
      'Cache-Control': cacheControlFor(url),
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...((br ?? gzip) && { Vary: 'Accept-Encoding' }),
    },
  };
}

function cacheControlFor(url: string): string {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return url === workerPath || url === workerRemoverPath ? 'no-cache' : 'public, max-age=0, must-revalidate';
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
