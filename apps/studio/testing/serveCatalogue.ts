import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providerExample, rawGameExample } from '@lupa/contracts/game.ts';
import { foldText } from '@lupa/domain/foldText.ts';
import { afterAll } from 'vitest';

const providers = [
  { id: 3, name: 'Cordillera Play', normalisedName: 'cordillera-play' },
  { id: 4, name: 'Cobre Games', normalisedName: 'cobre-games' },
];
const games = [
  { id: 101, name: 'Desierto Florido', normalisedName: 'desierto-florido', provider: providers[0] },
  { id: 102, name: 'Copihue Rojo', normalisedName: 'copihue-rojo', provider: providers[0] },
  { id: 205, name: 'Copihue Rojo', normalisedName: 'copihue-rojo', provider: providers[1] },
].map((game) => ({ ...rawGameExample, ...game, localUrl: null }));

/** A games service of three games, two of one name, that can be away. */
export async function serveCatalogue() {
  const state = { isAway: false };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://arcade');
    response
      .writeHead(state.isAway ? 503 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer(pathname, searchParams)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.close();
  });
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/arcade` };
}

function answer(path: string, parameters: URLSearchParams): unknown {
  if (path.endsWith('/providers/')) return providers.map((provider) => ({ ...providerExample, ...provider }));
  if (path.endsWith('/games/ids/')) {
    const ids = (parameters.get('ids') ?? '').split(',').map(Number);
    return { results: games.filter(({ id }) => ids.includes(id)) };
  }
  const results = games.filter(({ name }) => foldText(name).includes(foldText(parameters.get('search') ?? '')));
  return { results, rowsFound: results.length, pagesCount: 1 };
}
