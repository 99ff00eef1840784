import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedEntry } from '../shared/offer/presentEntry.ts';

export type SimilarGame = { id: string; name: string; picture: PictureProps | null; play: AnchorProps };

/** Where a game can be played for real money, with the offer that the partner bar promotes. Every way out is signed for the page. */
export type FullModeCasino = Pick<
  PresentedEntry,
  'slug' | 'name' | 'symbol' | 'bonus' | 'bonusType' | 'clickOut' | 'terms' | 'lang' | 'termsAnchor' | 'review'
> & { bonusLink: AnchorProps | null };

/** What the full mode shows around a game (requirement 2.72): `GET /api/games/{id}` of the site. What is not known is null. */
export type FullModeGame = {
  id: string;
  name: string;
  kind: string;
  description: string | null;
  picture: PictureProps | null;
  page: AnchorProps | null;
  casino: FullModeCasino | null;
  /** As the catalogue answers, the game itself among them or not: see `listSimilarGames`. */
  similarGames: SimilarGame[];
};
