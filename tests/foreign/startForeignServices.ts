import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { processTimers, type Timers } from '@lupa/clients/deadline.ts';
import { Server as SocketServer } from 'socket.io';
import * as content from './content.ts';

/** What is done to the answer of a call. `huge`: more than anybody reads; the last ones are what services answer that have a failure of their own. */
export const spoilings = [
  'missing',
  'null',
  'wrongType',
  'wrongShape',
  'slow',
  'huge',
  'notJson',
  'noBody',
  'down',
  'refused',
  'errorObject',
  'errorInList',
  'emptyObjects',
] as const;
export type Spoiling = (typeof spoilings)[number];

export type ForeignServices = {
  env: Record<string, string>;
  /** By the path of a call, its last part a `*` where it names something: `/cms/page/*`. */
  spoiled: Map<string, Spoiling>;
  replaced: Map<string, (usual: never) => unknown>;
  /** Bodies as they are sent: an object of JavaScript orders keys that are numbers. */
  raw: Map<string, string>;
  /** Milliseconds that every answer takes, by these timers. */
  delay: number;
  timers: Timers;
  asked: string[];
  sayPrize: (prize: unknown) => void;
  heard: { event: string; data: unknown }[];
  close: () => Promise<void>;
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#2b6c8f"/></svg>';
const gamePage = '<!doctype html><html lang="es"><title>Juego</title><button>Girar</button></html>';

/**
 * A content service, a games service, a partner service, three hosts and a broadcaster as somebody else has them: written from SPEC section 7 alone, each
 * on a port of its own.
 */
export async function startForeignServices(): Promise<ForeignServices> {
  const [images, artwork, freeplay] = await Promise.all([
    listen((_, response) => send(response, 'image/svg+xml', drawing)),
    listen((_, response) => send(response, 'image/svg+xml', drawing)),
    listen((_, response) => send(response, 'text/html', gamePage)),
  ]);
  const clickout = await listen((_, response) => void response.writeHead(302, { location: 'about:blank' }).end());
  const broadcaster = await listen((_, response) => void response.writeHead(404).end());
  const services: ForeignServices = {
    env: {},
    spoiled: new Map(),
    replaced: new Map(),
    raw: new Map(),
    delay: 0,
    timers: processTimers,
    asked: [],
    heard: [],
    sayPrize: (prize) => void sockets.emit('prize', prize),
    close: async () => {
      await sockets.close();
      await Promise.all([images, artwork, freeplay, clickout, api].map(({ close }) => close()));
    },
  };
  const sockets = new SocketServer(broadcaster.server, { cors: { origin: '*' } });
  sockets.on('connection', (socket) => {
    socket.onAny((event: string, data: unknown) => services.heard.push({ event, data }));
    socket.on('track', () => socket.emit('prize', { amount: '184.230.118,5' }));
  });
  const api = await listen((request, response) => void answer(request, response, services, images.url));
  services.env = {
    CONTENT_URL: `${api.url}/cms`,
    ARCADE_URL: `${api.url}/arcade`,
    PARTNERS_URL: `${api.url}/api/fenix`,
    CONTENT_IMAGES_URL: images.url,
    ARCADE_IMAGES_URL: `${artwork.url}/juegos`,
    CLICKOUT_URL: `${clickout.url}/jugar`,
    OFFER_LINKS: 'plain',
    FREEPLAY_URL: freeplay.url,
    JACKPOTS_URL: broadcaster.url,
    TOPLIST_IDENTIFIER: 'mejores',
  };
  return services;
}

async function answer(request: IncomingMessage, response: ServerResponse, services: ForeignServices, images: string): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://foreign.invalid');
  services.asked.push(url.pathname + url.search);
  const spoiling = services.spoiled.get(url.pathname) ?? services.spoiled.get(url.pathname.replace(/[^/]*$/, '*'));
  const usual = findAnswer(url);
  const replace = services.replaced.get(decodeURIComponent(url.pathname));
  const found = replace ? await replace(usual as never) : usual;
  const raw = services.raw.get(url.pathname);
  if (raw !== undefined) return void response.end(raw);
  // Held until nobody waits for it.
  if (spoiling === 'slow') return;
  if (services.delay > 0) await new Promise<void>((resolve) => void services.timers.after(services.delay, resolve));
  if (found === undefined || spoiling === 'missing') return void response.writeHead(404).end('not here');
  if (spoiling === 'down' || spoiling === 'refused') return void response.writeHead(spoiling === 'down' ? 500 : 403).end();
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (spoiling === 'huge') return void response.end(huge);
  // With a byte order mark, as some systems write it.
  response.end(spoiling === 'noBody' ? '' : `\uFEFF${spoil(JSON.stringify(found).replaceAll('{images}', images), spoiling)}`);
}

/** As bytes: encoding it for each answer takes the time that pages have. */
const huge = Buffer.from(JSON.stringify({ padding: 'x'.repeat(40 * 1024 * 1024) }));

function spoil(json: string, spoiling: Spoiling | undefined): string {
  switch (spoiling) {
    case 'null':
      return 'null';
    case 'wrongType':
      return '"a text"';
    case 'wrongShape':
      return '{"data":{"items":[{"unheard":true}]}}';
    case 'errorObject':
      return '{"error":"mantención"}';
    case 'errorInList':
      return '[{"error":"mantención"}]';
    case 'emptyObjects':
      return '[{}]';
    case 'notJson':
      return '<html>Service Unavailable</html>';
    default:
      return json;
  }
}

/** SPEC section 7. Undefined: there is no such thing. */
function findAnswer({ pathname, searchParams }: URL): unknown {
  const listed = (name: string) => searchParams.get(name)?.split(',').filter(Boolean);
  const path = pathname.replace(/\/$/, '');
  if (path.startsWith('/cms/page/')) {
    const found = content.pages[decodeURIComponent(path.slice('/cms/page/'.length))];
    if (!found) return undefined;
    const { category: _, ...page } = found;
    return { pages: [page], locale: searchParams.get('locale') };
  }
  if (path.startsWith('/arcade/games/provider/')) {
    const id = decodeURIComponent(path.slice('/arcade/games/provider/'.length));
    return { results: content.games.filter(({ provider }) => String(provider.id) === id).slice(0, Number(searchParams.get('pageSize'))) };
  }
  switch (path) {
    case '/cms/navigationGroup':
      return content.navigationGroups;
    case '/cms/partnerEntity': {
      const slugs = listed('fields.partnerSlug[in]');
      return content.partnerEntities.filter(({ partnerSlug }) => slugs === undefined || slugs.includes(partnerSlug));
    }
    case '/cms/globalPaymentMethod':
      return content.paymentMethods;
    case '/cms/Microcopy':
      return content.microcopy;
    case '/cms/gameEntity':
      return content.gameEntities;
    case '/cms/globals':
      return content.globals;
    case '/cms/pages/all':
      return Object.entries(content.pages).map(([slug, { title, category = null }]) => ({
        internalName: title,
        slug,
        sitemapCategory: category,
        title,
      }));
    case '/arcade/providers':
      return content.providers;
    case '/arcade/filters':
      return content.filters;
    case '/arcade/games/types':
      return content.gameTypes;
    case '/arcade/games/ids':
      return { results: content.games.filter(({ id }) => listed('ids')?.includes(String(id))) };
    case '/arcade/games/search':
      return {
        results: gamesOf(listed('providerIds'), undefined)
          .slice(0, 5)
          .map(({ id, name, images }) => ({ id, name, image: images[0]?.hash })),
      };
    case '/arcade/games/game_type':
    case '/arcade/games': {
      const found = gamesOf(listed('providerIds'), listed('gameTypes'), searchParams.get('search') ?? '');
      const [page, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('pageSize') ?? 24)];
      const results = found.slice((page - 1) * size, page * size);
      return path === '/arcade/games' ? { results, rowsFound: found.length, pagesCount: Math.ceil(found.length / size) } : { results };
    }
    case '/api/fenix/toplist':
      return searchParams.get('identifier') === 'mejores' ? content.toplist : [];
    case '/api/fenix/partners-by-slug':
      return content.partnersBySlug.filter(({ slug }) => listed('slugs')?.includes(slug));
    default:
      return undefined;
  }
}

function gamesOf(providers: string[] | undefined, types: string[] | undefined, search = '') {
  return content.games.filter(
    ({ provider, type, name }) =>
      (!providers?.length || providers.includes(String(provider.id))) &&
      (!types?.length || types.includes(type)) &&
      name.toLowerCase().includes(search.toLowerCase()),
  );
}

type Listening = { server: Server; url: string; close: () => Promise<void> };

async function listen(answerRequest: RequestListener): Promise<Listening> {
  const server = createServer(answerRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, close };
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}
