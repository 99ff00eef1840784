import { escapeHtml } from '@lupa/contracts/markup.ts';
import { darkColoursId } from '@lupa/contracts/freePlay.ts';
import { formatMarket, market, spanishLocale } from '@lupa/contracts/market.ts';
import type { GameFacts } from '../rules/gameFacts.ts';

export type PageFiles = {
  script: string;
  preloads: string[];
  css: string;
};

export type PlayPage = {
  facts: GameFacts;
  files: PageFiles;
  html: string;
  /** Its colours, and what would be `style` attributes. */
  style: string;
};

/** The document of a game: the game as it is at first with its styles, its facts as data, and hashed files. The policy names both style elements by hash. */
export function renderPlayPage({ facts, files: { script, preloads, css }, html, style }: PlayPage): string {
  return `<!doctype html>
<html lang="${spanishLocale}" data-market="${formatMarket(market)}" id="${darkColoursId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(facts.name)} · juego de práctica</title>
<style>${css}</style>
<style>${style}</style>
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<main id="play" aria-busy="true">${html}</main>
<noscript><div class="notice"><p>${escapeHtml(facts.name)}</p>Este juego necesita JavaScript.</div></noscript>
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}
