import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function startFramingSite() {
  const server = createServer((request, response) => {
    const src = new URL(request.url ?? '/', 'http://site').searchParams.get('src') ?? 'about:blank';
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="es"><title>Sitio</title><style>html,body{margin:0}iframe{border:0;width:100vw;height:100dvh;display:block}</style>
<script>window.told = []; addEventListener('message', (event) => told.push(event.data.type));</script>
<iframe title="Juego" sandbox="allow-scripts" src="${src}"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    framing: (src: string) => `${url}/?src=${encodeURIComponent(src)}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
