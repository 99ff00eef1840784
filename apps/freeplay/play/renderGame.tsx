import { renderToString } from 'react-dom/server';
import type { GameFacts } from '../rules/gameFacts.ts';
import { games } from './games.ts';
import { Shell } from './Shell.tsx';

export type RenderedGame = {
  html: string;
  /** Rules for the page's own style sheet: its policy allows no `style` attributes. */
  css: string;
};

/** A game as it is at first, for the page that the host sends. `hydrateGame` goes on from there. */
export async function renderGame(facts: GameFacts): Promise<RenderedGame> {
  const game = await games[facts.type].load();
  const rules = new Set<string>();
  const html = renderToString(<Shell facts={facts} game={game} onReady={() => undefined} />).replace(
    / style="([^"]*)"/g,
    (_, style: string) => {
      rules.add(`#play [data-style="${style}"]{${style}}`);
      return ` data-style="${style}"`;
    },
  );
  return { html, css: [...rules].join('') };
}
