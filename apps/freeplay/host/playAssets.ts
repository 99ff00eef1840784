import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameType } from '@lupa/contracts/gameType.ts';
import { chooseCoding } from '@lupa/server/chooseCoding.ts';
import type { Context } from 'hono';
import type { Manifest } from 'vite';
import { games } from '../play/games.ts';
import type { renderGame } from '../play/renderGame.tsx';
import type { PageFiles } from './playPage.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type AssetFile = { identity: Bytes; br: Bytes | undefined; gzip: Bytes | undefined; headers: Record<string, string> };

export type PlayAssets = {
  filesOf: (type: GameType) => PageFiles;
  answer: (context: Context) => Response | undefined;
};

class PlayAssetsError extends Error {
  override name = 'PlayAssetsError';
}

const builtDirectory = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../dist' : '..');
const entry = 'play/main.ts';
// React, which the entry asks for together with the game.
const hydration = 'play/hydrateGame.tsx';
const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export function loadPlayAssets(): PlayAssets {
  const directory = join(builtDirectory, 'client');
  const manifestFile = join(directory, '.vite/manifest.json');
  requireBuilt(manifestFile);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const files = readFiles(join(directory, 'assets'));
  const pageFiles = new Map(Object.entries(games).map(([type, { source }]) => [type, listFiles(manifest, source, files)]));
  return {
    filesOf: (type) => pageFiles.get(type) ?? listFiles(manifest, games[type].source, files),
    answer: (context) => {
      const file = files.get(new URL(context.req.url).pathname);
      return file && answerFile(context, file);
    },
  };
}

export type RenderGame = typeof renderGame;

export async function loadRenderer(): Promise<RenderGame> {
  const file = join(builtDirectory, 'server/renderGame.js');
  requireBuilt(file);
  const built = (await import(pathToFileURL(file).href)) as { renderGame: RenderGame };
  return built.renderGame;
}

function requireBuilt(file: string): void {
  if (existsSync(file)) return;
  throw new PlayAssetsError(`The free-play games are not built: ${file} is missing. Run \`npm run build -w apps/freeplay\`.`);
}

function listFiles(manifest: Manifest, source: string, files: ReadonlyMap<string, AssetFile>): PageFiles {
  const chunks = new Set<string>();
  const collect = (name: string) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    manifest[name]?.imports?.forEach(collect);
  };
  for (const name of [entry, hydration, source]) {
    if (!manifest[name]) throw new PlayAssetsError(`The free-play games are not built completely: there is no ${name}.`);
    collect(name);
  }
  const found = [...chunks].flatMap((name) => manifest[name] ?? []);
  const script = `/${manifest[entry]?.file}`;
  return {
    script,
    preloads: found.map(({ file }) => `/${file}`).filter((file) => file !== script),
    css: [...new Set(found.flatMap(({ css = [] }) => css))].map((file) => readText(files, `/${file}`)).join(''),
  };
}

function readText(files: ReadonlyMap<string, AssetFile>, path: string): string {
  const file = files.get(path);
  if (!file) throw new PlayAssetsError(`The free-play games are not built completely: there is no ${path}.`);
  return new TextDecoder().decode(file.identity);
}

function readFiles(directory: string): Map<string, AssetFile> {
  const names = readdirSync(directory).filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(names.map((name) => [`/assets/${name}`, readAsset(join(directory, name))]));
}

/** Files are asked for by pages without an origin of their own, hence for everyone; they hold nothing that is not public. */
function readAsset(path: string): AssetFile {
  const identity = new Uint8Array(readFileSync(path));
  const readIfThere = (name: string) => (existsSync(name) ? new Uint8Array(readFileSync(name)) : undefined);
  const br = readIfThere(`${path}.br`);
  const gzip = readIfThere(`${path}.gz`);
  return {
    identity,
    br,
    gzip,
    headers: {
      'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      ...((br ?? gzip) && { Vary: 'Accept-Encoding' }),
    },
  };
}

function answerFile(context: Context, { identity, br, gzip, headers }: AssetFile): Response {
  if (context.req.header('if-none-match')?.includes(headers['ETag'] ?? '')) return context.body(null, 304, headers);
  const coding = chooseCoding(context.req.header('accept-encoding'), { br, gzip });
  const body = { br, gzip, identity }[coding];
  if (body && coding !== 'identity') return context.body(body, 200, { ...headers, 'Content-Encoding': coding });
  return context.body(identity, 200, headers);
}
