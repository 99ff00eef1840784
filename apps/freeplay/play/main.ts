import './base.css';
import type { GameFacts } from '../rules/gameFacts.ts';
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

/** Keeps the last press on a game that cannot answer yet, for `repeat` to press it again. Until then nothing of the game changes by itself. */
function keepFirstPress(place: HTMLElement): { repeat: () => void } {
  let pressed: HTMLElement | undefined;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof Element) pressed = event.target.closest<HTMLElement>('button, label, input') ?? undefined;
  };
  place.addEventListener('click', onClick, { capture: true });
  return {
    repeat: () => {
      place.removeEventListener('click', onClick, { capture: true });
      if (pressed?.isConnected) pressed.click();
    },
  };
}
