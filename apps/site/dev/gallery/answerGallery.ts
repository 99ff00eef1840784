import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAssets } from '../../page/pageModel.ts';
import { allFeatures } from '../../features/allFeatures.ts';
import { buildSecurityHeaders } from '../../server/securityHeaders.ts';
import { galleryImagesPath, galleryPath } from './galleryPaths.ts';
import type { renderGalleryPage } from './galleryPages.tsx';
import { basename } from 'node:path';
import { escapeHtml } from '@lupa/contracts/markup.ts';

export async function answerGallery(
  request: IncomingMessage,
  response: ServerResponse,
  { assets, renderPage }: { assets: PageAssets; renderPage: typeof renderGalleryPage },
): Promise<void> {
  const [path = '', search = ''] = (request.url ?? '').split('?', 2);
  if (path.startsWith(`${galleryImagesPath}/`)) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawGalleryImage(path));
    return;
  }
  const html = await renderPage(path, search, assets);
  const headers = buildSecurityHeaders({ siteUrl: 'http://localhost', imageSources: [] }, allFeatures);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(html === null ? 404 : 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html ?? `There is no such example. See ${galleryPath}.`);
}

const inks = ['#0b3a53', '#b5532a', '#0e6b55', '#6a3d9a', '#8a5a00', '#1f4e9e'];
const usualRatio = 2 / 3;

/** Stands for an image of the image host: its size from its path (`/w_320,h_160/media/x.png`), and its name written on it. */
function drawGalleryImage(path: string): string {
  const [, width] = /w_(\d+)/.exec(path) ?? [];
  const [, height] = /h_(\d+)/.exec(path) ?? [];
  const box = { width: Number(width ?? 640), height: Number(height ?? Math.round(Number(width ?? 640) * usualRatio)) };
  const name = decodeURIComponent(basename(path)).replace(/\.\w+$/, '');
  const ink = inks[name.length % inks.length];
  const size = Math.min(box.height * 0.3, (box.width / name.length) * 1.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}"><rect width="100%" height="100%" fill="${ink}"/><circle cx="78%" cy="30%" r="${box.height * 0.42}" fill="#fff" opacity=".13"/><text x="50%" y="50%" fill="#fff" font-family="sans-serif" font-size="${size.toFixed(1)}" text-anchor="middle" dominant-baseline="central">${escapeHtml(name)}</text></svg>`;
}
