import { darkColoursId } from '@lupa/contracts/freePlay.ts';
import type { GameFacts } from '../rules/gameFacts.ts';

export type PageLinks = { script: string; preloads: string[]; styles: string[] };

export type PlayPage = {
  facts: GameFacts;
  links: PageLinks;
  /** The game as it is at first. */
  html: string;
  /** The one inline style, which the policy names by hash. */
  style: string;
};

/** The document of a game: the game as it is at first, its facts as data, hashed files, and its colours. */
export function renderPlayPage({ facts, links: { script, preloads, styles }, html, style }: PlayPage): string {
  return `<!doctype html>
<html lang="es-CL" id="${darkColoursId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(facts.name)} · juego de práctica</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}" crossorigin>`).join('\n')}
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

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
