import { brotliCompressSync } from 'node:zlib';
import { startNginx, type Nginx, type NginxFile } from '../site/nginx.ts';
import { fetchRaw } from './fetchRaw.ts';

/** The pages without scripts as files of nginx: what is left is the cost of the network and of the browser. */
export async function startStaticCopy(siteUrl: string, paths: string[]): Promise<Nginx> {
  const files = new Map<string, NginxFile>();
  const copy = async (path: string) => {
    if (files.has(path)) return;
    const { text, file } = await copyFile(siteUrl, path, paths.includes(path));
    files.set(path, file);
    for (const found of linkedFiles(text, siteUrl + path)) await copy(found);
  };
  for (const path of paths) await copy(path);
  return startNginx([...files.values()]);
}

async function copyFile(siteUrl: string, path: string, isPage: boolean): Promise<{ text: string; file: NginxFile }> {
  const { headers, body } = await fetchRaw(siteUrl + path, 'br');
  const { 'content-type': type = '', 'content-encoding': coding, 'cache-control': cacheControl = '' } = headers;
  const sent = { 'Cache-Control': cacheControl, ...(coding && { 'Content-Encoding': coding }) };
  if (!isPage) {
    const text = type.startsWith('text/css') ? (await fetchRaw(siteUrl + path, 'identity')).body.toString() : '';
    return { text, file: { path, body, type: mediaType(type), headers: sent } };
  }
  const html = (await fetchRaw(siteUrl + path, 'identity')).body.toString();
  const text = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
  return { text, file: { path, body: brotliCompressSync(text), type: 'text/html', headers: sent } };
}

const mediaType = (type: string) => type.split(';', 1)[0] ?? type;

function linkedFiles(text: string, base: string): string[] {
  const links = [
    ...text.matchAll(/<link rel="(?:stylesheet|preload|icon)"[^>]*?href="([^"]+)"/g),
    ...text.matchAll(/url\(["']?([^"')]+)/g),
  ];
  return links
    .map(([, url = '']) => new URL(url, base))
    .flatMap(({ origin, pathname }) => (origin === new URL(base).origin ? [pathname] : []));
}
