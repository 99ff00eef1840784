import { volatilityTexts } from './volatilityTexts.ts';
import { nameGameType } from '@lupa/contracts/gameType.ts';
import { imageSources } from '@lupa/contracts/imagePath.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext, PictureSpace } from '../../block.ts';
import { unknownText, unknownName, type Game } from './shapeGame.ts';

export type PresentedGame = {
  id: string;
  name: string;
  picture: PictureProps | null;
  providerName: string | null;
  typeLabel: string;
  rtp: string | null;
  page: AnchorProps | null;
  freePlay: AnchorProps | null;
  hasJackpot: boolean;
};

export type GameFact = { label: string; value: string };

type Presenting = Pick<BlockContext, 'presenter' | 'locale'>;

/** As wide as a card's column: six, four, three or two of them (FreeGames.module.css), or a slide. */
const cardSpace: PictureSpace = {
  width: 320,
  height: 320,
  fit: 'cover',
  sizes: '(min-width: 1200px) 200px, (min-width: 834px) 24vw, (min-width: 640px) 31vw, 46vw',
};
export const rowSpace: PictureSpace = {
  width: 320,
  height: 320,
  fit: 'cover',
  sizes: '(min-width: 1200px) 240px, (min-width: 768px) 24vw, 47vw',
};
export const posterSpace: PictureSpace = { width: 480, height: 480, fit: 'cover', sizes: '(min-width: 640px) 400px, 70vw' };

/** A shaped game with final URLs; its picture is that of a card unless `space` says otherwise. */
export function presentGame(game: Game, { presenter, locale }: Presenting, space: PictureSpace = cardSpace): PresentedGame {
  return {
    id: game.id,
    name: game.name,
    picture:
      game.image === null
        ? null
        : presenter.picture({ src: `${imageSources.arcade}/${game.image}`, alt: game.name, width: null, height: null }, space),
    providerName: game.providerName === unknownName ? null : game.providerName,
    typeLabel: typeLabelOf(game, locale),
    rtp: game.rtp === unknownText ? null : game.rtp,
    page: game.localUrl === null ? null : presenter.anchor({ url: game.localUrl }),
    freePlay: presenter.freePlay(game),
    hasJackpot: game.jackpots.length > 0,
  };
}

export function presentGameFacts(game: Game, { microcopy, locale }: Pick<BlockContext, 'microcopy' | 'locale'>): GameFact[] {
  const { extras } = game;
  const rows: [label: string, value: string][] = [
    [microcopy.game_rtp, game.rtp],
    [microcopy.game_volatility, extras.volatility === unknownText ? nameLevel(game, microcopy) : extras.volatility],
    [microcopy.game_highest_win, withUnit(game.highestWin, microcopy.game_times_the_bet)],
    [microcopy.game_minimum_bet, game.minimumBet],
    [microcopy.game_maximum_bet, game.maximumBet],
    [microcopy.game_reels, game.reels],
    [microcopy.game_paylines, game.paylines],
    [microcopy.game_free_spins, game.freeSpin ? microcopy.yes : unknownText],
    [microcopy.game_multiplier, extras.multiplier],
    [microcopy.game_theme, extras.theme],
    [microcopy.rating, withUnit(inLocale(extras.rating, locale), microcopy.rating_out_of)],
    [microcopy.game_popularity, withUnit(inLocale(extras.popularity, locale), microcopy.game_popularity_out_of)],
  ];
  return rows.filter(([, value]) => value !== unknownText).map(([label, value]) => ({ label, value }));
}

const nameLevel = ({ volatility }: Game, microcopy: BlockContext['microcopy']): string =>
  volatility === null ? unknownText : microcopy[volatilityTexts[volatility]];

const typeLabelOf = ({ type }: Game, locale: string): string => nameGameType(type, locale) ?? nameGameType('OTHER', locale) ?? type;

// Editors write figures of their own, also with words: only what begins with a figure takes a unit.
const withUnit = (value: string, unit: string): string => (/^x?\d/.test(value) ? `${value} ${unit}` : value);

function inLocale(figure: string, locale: string): string {
  const value = Number(figure.replace(',', '.'));
  return Number.isFinite(value) ? formatNumber(value, locale) : figure;
}
