import './base.css';
import type { GameFacts } from '../rules/gameFacts.ts';
import { keepFirstPress } from './firstPress.ts';
import { games } from './games.ts';
import { texts } from './texts.ts';

// The page has the game as it is at first. This file is small and runs early; React and the game come after it.
const place = document.querySelector<HTMLElement>('#play');
if (place) void start(place);

async function start(place: HTMLElement): Promise<void> {
  const facts = JSON.parse(document.querySelector('#facts')?.textContent ?? '') as GameFacts;
  const press = keepFirstPress(place);
  try {
    const [game, { hydrateGame }] = await Promise.all([games[facts.type].load(), import('./hydrateGame.tsx')]);
    await hydrateGame({ place, facts, game });
    press.repeat();
  } catch {
    place.replaceChildren(buildFailure());
  }
  place.removeAttribute('aria-busy');
}

/** Without React, which may be what has not come. */
function buildFailure(): HTMLElement {
  const failure = document.createElement('div');
  failure.className = 'failure';
  failure.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = texts.failed;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = texts.again;
  again.addEventListener('click', () => location.reload());
  failure.append(text, again);
  return failure;
}
