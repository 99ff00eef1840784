import { hydrateRoot } from 'react-dom/client';
import type { GameFacts } from '../rules/gameFacts.ts';
import type { GameModule } from './game.ts';
import { Shell } from './Shell.tsx';

export function hydrateGame({ place, facts, game }: { place: HTMLElement; facts: GameFacts; game: GameModule }): Promise<void> {
  restoreStyles(place);
  resetControls(place);
  return new Promise((resolve) => {
    hydrateRoot(place, <Shell facts={facts} game={game} onReady={resolve} />);
  });
}

/** The other half of `renderGame`: from here on styles are React's. */
function restoreStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}

/** Fields stand as they were rendered, whatever was chosen too early or a reload has brought back: React takes them to be so. */
function resetControls(place: HTMLElement): void {
  for (const input of place.querySelectorAll('input')) {
    if (input.type === 'range') input.value = input.defaultValue;
    else input.checked = input.defaultChecked;
  }
  for (const option of place.querySelectorAll('option')) option.selected = option.defaultSelected;
}
