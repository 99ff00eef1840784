import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAssets } from '../page/pageModel.ts';
import { buildSecurityHeaders } from '../routes/securityHeaders.ts';
import { drawGalleryImage } from './drawGalleryImage.ts';
import { galleryImagesPath, galleryPath } from './galleryPaths.ts';
import type { renderGalleryPage } from './galleryPages.tsx';

export const isGalleryRequest = ({ url = '' }: IncomingMessage): boolean => url.startsWith(galleryPath);

/** Answers a request for the gallery, behind the site's own security headers. */
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
  const headers = buildSecurityHeaders({ siteUrl: 'http://localhost', imagesUrl: 'http://localhost' });
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(html === null ? 404 : 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html ?? `There is no such example. See ${galleryPath}.`);
}
