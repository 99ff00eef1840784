import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries } from '../entries.ts';
import { listStyleSheets } from '../page/styleSheets.ts';
import { AssetsError, buildPageAssets, loadAssets } from './assets.ts';

const manifest = {
  '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2': { file: 'assets/inter-a1.woff2' },
  '../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2': { file: 'assets/inter-ext-a1.woff2' },
  '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2': { file: 'assets/fraunces-a1.woff2' },
  '../../packages/blocks/A.island.tsx': { file: 'assets/A-a1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-a1.js', imports: ['_rolldown-runtime-a1.js'] },
  '_rolldown-runtime-a1.js': { file: 'assets/rolldown-runtime-a1.js', name: 'rolldown-runtime' },
  '_shared.js': { file: 'assets/shared-a1.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-a1.js' },
  [entries.boot]: { file: 'assets/boot-a1.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['_react.js'] },
  [entries.offlinePage]: { file: 'assets/offlinePage-a1.js', isEntry: true },
  [entries.preview]: { file: 'assets/preview-a1.js', isEntry: true },
  [entries.styles]: { file: 'assets/styles-a1.js', isEntry: true, css: ['assets/styles-a1.css'] },
  'block-styles/toplist': { file: 'assets/toplist-a1.js', isEntry: true, css: ['assets/toplist-a1.css'] },
  'block-styles/list': { file: 'assets/list-a1.js', isEntry: true, css: ['assets/list-a1.css'] },
};

test('a page links the style sheet, the boot script and what it imports before it runs, but nothing that comes later', () => {
  expect(buildPageAssets(manifest)).toEqual({
    styles: ['/assets/styles-a1.css'],
    blockStyles: { list: '/assets/list-a1.css', toplist: '/assets/toplist-a1.css' },
    bootScript: '/assets/boot-a1.js',
    modulePreloads: ['/assets/shared-a1.js', '/assets/deep-a1.js'],
    scripts: { offlinePage: '/assets/offlinePage-a1.js', preview: '/assets/preview-a1.js' },
  });
});

test.each(Object.values(entries))('a manifest without %s is an incomplete build', (entry) => {
  expect(() => buildPageAssets({ ...manifest, [entry]: undefined })).toThrow(AssetsError);
});

test('a missing build says how to make one', () => {
  expect(() => loadAssets({ directory: join(tmpdir(), 'lupa-nothing-here') })).toThrow(/not built.*npm run build -w apps\/site/);
});

describe('the files of the client', () => {
  const script = 'export const lupa = 1;'.repeat(50);
  let directory: string;
  let server: Server;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lupa-assets-'));
    const files: Record<string, string | Buffer> = {
      '.vite/manifest.json': JSON.stringify(manifest),
      'assets/boot-a1.js': script,
      'assets/boot-a1.js.br': brotliCompressSync(script),
      'assets/boot-a1.js.gz': gzipSync(script),
      'assets/list-a1.css': 'li{color:red}',
      'assets/toplist-a1.css': 'ol{color:blue}',
      'assets/inter-a1.woff2': Buffer.from([0, 1, 2]),
      'sw.js': script,
      'sw-off.js': 'remove',
      'favicon.svg': '<svg/>',
    };
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), content);
    }
    const { answer } = loadAssets({ directory });
    server = createServer((incoming, response) => {
      if (!answer(incoming, response)) response.writeHead(418).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(directory, { recursive: true });
  });

  // Not `fetch`, which decodes bodies and tidies paths.
  function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
      });
      outgoing.on('error', reject).end();
    });
  }

  test('are compressed as the browser asks', async () => {
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, undefined: (body: Buffer) => body };
    for (const [accepted, coding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.5', 'br'],
      ['', undefined],
      ['brotli', undefined],
    ] as const) {
      const { status, headers, body } = await ask('/assets/boot-a1.js', { 'accept-encoding': accepted });
      expect([status, headers['content-encoding'], headers.vary], accepted).toEqual([200, coding, 'Accept-Encoding']);
      expect(decode[`${coding}`](body).toString()).toBe(script);
      expect(headers['content-length']).toBe(String(body.byteLength));
    }
  });

  test('are immutable when their name carries a hash, and asked for again when not', async () => {
    const hashed = await ask('/assets/boot-a1.js');
    expect(hashed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/assets/inter-a1.woff2')).headers['content-type']).toBe('font/woff2');
  });

  test('a page with several types of block has their style sheets in one file', async () => {
    const page = loadAssets({ directory }).page;
    const [path = '', ...others] = listStyleSheets(page, [{ type: 'topList' }, { type: 'raw' }, { type: 'list' }]);
    expect(others).toEqual(['/assets/styles-a1.css']);
    const sheet = await ask(path, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(sheet.body).toString()).toBe('li{color:red}ol{color:blue}');
    expect(sheet.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
    });
    expect(loadAssets({ directory }).has(path)).toBe(true);
  });

  test('a page with one type of block, or none, has no file that is put together', () => {
    const { page } = loadAssets({ directory });
    expect(listStyleSheets(page, [{ type: 'list' }, { type: 'list' }])).toEqual(['/assets/list-a1.css', '/assets/styles-a1.css']);
    expect(listStyleSheets(page, [])).toEqual(['/assets/styles-a1.css']);
  });

  test('are not sent again to who has them', async () => {
    const { headers } = await ask('/sw.js');
    const again = await ask('/sw.js', { 'if-none-match': `W/"other", ${String(headers.etag)}` });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    expect((await ask('/sw.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('have a head without a body', async () => {
    const { status, headers, body } = await ask('/assets/boot-a1.js', {}, 'HEAD');
    expect([status, headers['content-length'], body.byteLength]).toEqual([200, String(script.length), 0]);
  });

  test.each([
    '/',
    '/assets/',
    '/assets/boot-a1.js.br',
    '/sw-off.js',
    '/.vite/manifest.json',
    '/assets/../sw.js',
    '/../package.json',
    '/assets/%62oot-a1.js',
    '/assets/blocks/list-a1,other-a1.css',
    '/assets/blocks/toplist-a1,list-a1.css',
    '/assets/blocks/list-a1,list-a1.css',
    '/assets/blocks/list-a1.css',
    '/assets/blocks/.css',
  ])('%s is none of them', async (path) => {
    expect((await ask(path)).status).toBe(418);
  });

  test('hold the service worker, or what removes it in its place', () => {
    const sizes = [true, false].map((hasServiceWorker) => {
      const { page, answer } = loadAssets({ directory, hasServiceWorker });
      expect(page.hasServiceWorker).toBe(hasServiceWorker);
      const head = { statusCode: 0, headers: {} as Record<string, unknown> };
      const response = {
        writeHead: (_: number, headers: Record<string, unknown>) => Object.assign(head, { headers }),
        end: () => {},
      } as unknown as ServerResponse;
      answer({ method: 'HEAD', url: '/sw.js', headers: {} } as IncomingMessage, response);
      return head.headers['Content-Length'];
    });
    expect(sizes).toEqual([script.length, 'remove'.length]);
  });

  test('without what removes the worker cannot be served with the worker off', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'lupa-assets-'));
    await mkdir(join(bare, '.vite'));
    await writeFile(join(bare, '.vite/manifest.json'), JSON.stringify(manifest));
    expect(() => loadAssets({ directory: bare })).not.toThrow();
    expect(() => loadAssets({ directory: bare, hasServiceWorker: false })).toThrow(AssetsError);
    await rm(bare, { recursive: true });
  });

  test('are only read', async () => {
    expect((await ask('/sw.js', {}, 'POST')).status).toBe(418);
  });
});
