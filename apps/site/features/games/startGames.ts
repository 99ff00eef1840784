import { gameOverlayId } from './fullModeIds.ts';
import { isPlainClick } from '@lupa/islands/isPlainClick.ts';

const load = () => import('./fullMode.ts');
type FullMode = Awaited<ReturnType<typeof load>>;

/** Opens games in the full mode; without it, or where a click asks for a tab, their links lead to the free-play host. */
export function startGames(): void {
  if (!document.getElementById(gameOverlayId)) return;
  const onLink = (types: string[], run: (link: HTMLAnchorElement, event: MouseEvent) => void) => {
    for (const type of types)
      addEventListener(type, (event) => {
        const link = (event.target as Element).closest?.('a[data-play-game]');
        if (link) run(link as HTMLAnchorElement, event as MouseEvent);
      });
  };
  const use = (run: (fullMode: FullMode) => void, orElse = () => {}) => void load().then(run, orElse);
  const follow = () => history.state?.playGame && use(({ followHistory }) => followHistory());

  onLink(['pointerover', 'pointerdown', 'focusin'], () => use(({ prepareFullMode }) => prepareFullMode()));
  onLink(['click'], (link, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    use(
      ({ openGame }) => openGame(link),
      () => open(link.href, '_blank', 'noreferrer'),
    );
  });
  addEventListener('popstate', follow);
  follow();
}
