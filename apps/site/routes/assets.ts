import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { chooseCoding, type ContentCoding } from '@lupa/server/chooseCoding.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Manifest } from 'vite';
import type { PageAssets } from '../page/pageModel.ts';
import { findBlockStyles } from '../page/styleSheets.ts';
import { JoinedSheets } from './joinedSheets.ts';
import { storeAssets } from './storedAssets.ts';
import type { SiteAssets } from '../siteDeps.ts';

export type AssetFile = {
  bodies: Partial<Record<ContentCoding, Buffer>> & { identity: Buffer };
  etag: string;
  headers: Record<string, string>;
};

/** Where `npm run build` puts the client, seen from the built server. */
export const builtClientDirectory = join(import.meta.dirname, '../client');

const manifestFile = '.vite/manifest.json';
const bootEntry = 'client/boot.ts';
const stylesEntry = 'client/styles.ts';
const offlineEntry = 'client/offlinePage.ts';
const previewEntry = 'client/preview.ts';
const workerPath = '/sw.js';
/** Stands at the worker's path while it is switched off. */
const workerRemoverPath = '/sw-off.js';

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

export type AssetsOptions = {
  directory?: string;
  hasServiceWorker?: boolean;
  /** Where the hashed files of older builds lie, and those of this one are laid. */
  kept?: { directory: string; logger: Logger };
};

/** The client is not built, or not completely. */
export class AssetsError extends Error {
  override name = 'AssetsError';
}

/**
 * Reads the built client into memory: the URLs that pages link, and an answer to requests for its files, compressed at build. Hashed
 * files are immutable; the others (`/sw.js`, icons) are asked for again each time. @throws AssetsError
 */
export function loadAssets({ directory = builtClientDirectory, hasServiceWorker = true, kept }: AssetsOptions = {}): SiteAssets {
  const files = existsSync(directory) ? readFiles(directory) : new Map<string, AssetFile>();
  const manifest = files.get(`/${manifestFile}`);
  if (!manifest)
    throw new AssetsError(
      `The site's client is not built: ${join(directory, manifestFile)} is missing. Run \`npm run build -w apps/site\`.`,
    );
  files.delete(`/${manifestFile}`);
  if (!hasServiceWorker) files.set(workerPath, requireRemover(files));
  files.delete(workerRemoverPath);
  if (kept) for (const [url, file] of readStored(join(directory, 'assets'), kept)) if (!files.has(url)) files.set(url, file);
  const sheets = new JoinedSheets(files);
  return {
    page: { ...buildPageAssets(JSON.parse(manifest.bodies.identity.toString()) as Manifest), hasServiceWorker },
    has: (path) => files.has(path) || sheets.has(path),
    answer: (request, response) => {
      const path = pathOf(request);
      const file = request.method === 'GET' || request.method === 'HEAD' ? (files.get(path) ?? sheets.get(path)) : undefined;
      if (file) sendFile(request, response, file);
      return file !== undefined;
    },
  };
}

/** Without it the worker would go on being served, though it is switched off. */
function requireRemover(files: Map<string, AssetFile>): AssetFile {
  const remover = files.get(workerRemoverPath);
  if (!remover) throw new AssetsError(`The site's client is not built completely: ${workerRemoverPath} is missing.`);
  return remover;
}

/** The URLs of a page's styles and scripts. @throws AssetsError */
export function buildPageAssets(manifest: Manifest): Omit<PageAssets, 'hasServiceWorker'> {
  const boot = requireChunk(manifest, bootEntry);
  return {
    styles: (requireChunk(manifest, stylesEntry).css ?? []).map((file) => `/${file}`),
    blockStyles: findBlockStyles(manifest),
    bootScript: `/${boot.file}`,
    modulePreloads: importsOf(boot.imports ?? [], manifest),
    offlineScript: `/${requireChunk(manifest, offlineEntry).file}`,
    previewScript: `/${requireChunk(manifest, previewEntry).file}`,
  };
}

function importsOf(sources: string[], manifest: Manifest): string[] {
  return sources.flatMap((source) => {
    const chunk = manifest[source];
    return chunk ? [`/${chunk.file}`, ...importsOf(chunk.imports ?? [], manifest)] : [];
  });
}

function requireChunk(manifest: Manifest, entry: string): Manifest[string] {
  const chunk = manifest[entry];
  if (!chunk) throw new AssetsError(`The site's client is not built completely: its manifest has no ${entry}.`);
  return chunk;
}

function readStored(present: string, { directory, logger }: { directory: string; logger: Logger }): Map<string, AssetFile> {
  storeAssets({ present, directory, logger });
  const isFolder = statSync(directory, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readFiles(directory, '/assets') : new Map<string, AssetFile>();
}

function readFiles(directory: string, base = ''): Map<string, AssetFile> {
  const files = new Map<string, AssetFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|tmp)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `${base}/${relative(directory, path).replaceAll('\\', '/')}`;
    files.set(url, readAsset(path, url));
  }
  return files;
}

const readAsset = (path: string, url: string): AssetFile =>
  buildAsset(url, { identity: readFileSync(path), br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) });

/** A file of the client with what every answer of it says. */
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

function sendFile(request: IncomingMessage, response: ServerResponse, file: AssetFile) {
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, file.headers).end();
    return;
  }
  const coding = chooseCoding(request.headers['accept-encoding'], file.bodies);
  const body = file.bodies[coding] ?? file.bodies.identity;
  response.writeHead(200, {
    ...file.headers,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Content-Length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
