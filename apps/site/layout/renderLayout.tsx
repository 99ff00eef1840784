import { renderToString } from 'react-dom/server';
import type { LayoutModel } from '../page/pageModel.ts';
import { CalmDialog } from '../features/calm/CalmDialog.tsx';
import { ComparatorModal } from '../features/comparator/ComparatorModal.tsx';
import { Footer } from './Footer/Footer.tsx';
import { GameOverlay } from '../features/games/overlay/GameOverlay.tsx';
import { Top } from './Top.tsx';
import { LayoutPlace } from './LayoutPlace.tsx';
import type { LayoutHtml } from './layoutFragment.ts';

/** What stands around every page of a language, as HTML. Nothing in it may depend on the page. */
export function renderLayout(layout: LayoutModel): LayoutHtml {
  return {
    header: renderToString(<Top layout={layout} />, { identifierPrefix: 'header-' }),
    footer: renderToString(<Footer layout={layout} languages={<LayoutPlace of="languages" />} />, { identifierPrefix: 'footer-' }),
    comparator: renderToString(<ComparatorModal layout={layout} />, { identifierPrefix: 'comparator-' }),
    gameOverlay: renderToString(<GameOverlay layout={layout} />, { identifierPrefix: 'game-' }),
    calm: renderToString(<CalmDialog layout={layout} />),
  };
}
