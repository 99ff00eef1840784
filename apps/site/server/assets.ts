import { existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { chooseCoding } from '@lupa/server/chooseCoding.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Manifest } from 'vite';
import type { PageAssets } from '../page/pageModel.ts';
import { findBlockStyles } from '../page/styleSheets.ts';
import { type AssetFile, readAsset, workerPath, workerRemoverPath } from './assetFile.ts';
import { entries } from '../entries.ts';
import { JoinedSheets } from './joinedSheets.ts';
import { storeAssets } from './storedAssets.ts';
import type { SiteAssets } from './siteDeps.ts';

/** Where `npm run build` puts the client, seen from the built server. */
const builtClientDirectory = join(import.meta.dirname, '../client');

const manifestFile = '.vite/manifest.json';

export type AssetsOptions = {
  directory?: string;
  hasServiceWorker?: boolean;
  kept?: { directory: string; logger: Logger };
};

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
      `The site's client is not built: ${join(directory, manifestFile)} is missing. Run \`npm run build -w apps/site\`./routes`,
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
  const { styles, offlinePage, preview } = entries;
  const boot = requireChunk(manifest, entries.boot);
  const urlOf = (entry: string) => `/${requireChunk(manifest, entry).file}`;
  return {
    styles: (requireChunk(manifest, styles).css ?? []).map((file) => `/${file}`),
    blockStyles: findBlockStyles(manifest),
    bootScript: `/${boot.file}`,
    modulePreloads: importsOf(boot.imports ?? [], manifest),
    scripts: { offlinePage: urlOf(offlinePage), preview: urlOf(preview) },
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
