import { gameTypeLabels, isGameType } from '@lupa/contracts/gameType.ts';
import type { Plugin, ViteDevServer } from 'vite';
import type { RenderGame } from './playAssets.ts';
import { renderPlayPage } from './playPage.ts';
import type { GameFacts } from '../rules/gameFacts.ts';

/** `/lab/SLOTS?reels=6&paylines=4096`: any game with invented facts, without a database. Only while developing. */
export function labPlugin(): Plugin {
  return {
    name: 'freeplay-lab',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lab');
        const type = pathname.split('/')[2] ?? '';
        if (!pathname.startsWith('/lab/') || !isGameType(type)) {
          if (pathname !== '/') return next();
          return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(
            Object.entries(gameTypeLabels)
              .map(([name, label]) => `<p><a href="/lab/${name}">${label}</a></p>`)
              .join(''),
          );
        }
        renderLabPage(server, buildLabFacts(type, searchParams))
          .then((page) => server.transformIndexHtml(request.url ?? '/', page))
          .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html), next);
      });
    },
  };
}

async function renderLabPage(server: ViteDevServer, facts: GameFacts): Promise<string> {
  const { renderGame } = (await server.ssrLoadModule('/play/renderGame.tsx')) as { renderGame: RenderGame };
  const { html, css } = await renderGame(facts);
  return renderPlayPage({ facts, files: { script: '/play/main.ts', preloads: [], css: '' }, html, style: css });
}

function buildLabFacts(type: GameFacts['type'], query: URLSearchParams): GameFacts {
  const isSlot = type === 'SLOTS' || type === 'SLINGO';
  const facts: GameFacts = {
    id: 1001,
    name: 'Cóndor de Oro',
    type,
    providerName: 'Estudio Austral',
    rtp: 96.5,
    reels: isSlot ? 5 : null,
    paylines: isSlot ? 20 : null,
    highestWin: isSlot ? 5000 : null,
    minimumBet: 100,
    maximumBet: 50_000,
    hasFreeSpins: isSlot,
    hasJackpot: false,
    picture: null,
  };
  return { ...facts, ...Object.fromEntries([...query].map(([name, text]) => [name, readValue(text)])) };
}

function readValue(text: string): unknown {
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
