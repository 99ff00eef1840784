import { pageOfGame } from '@lupa/contracts/cataloguePath.ts';
import { readFigure, readVolatility, type VolatilityLevel } from '@lupa/contracts/gameTraits.ts';
import {
  failedGame,
  logoHash,
  placeholderProvider,
  type GameAttributeType,
  type JackpotReference,
  type RawGame,
} from '@lupa/contracts/game.ts';
import type { GameEntity } from '@lupa/contracts/gameEntity.ts';
import { isGameType, normaliseGameType } from '@lupa/contracts/gameType.ts';
import { market } from '@lupa/contracts/market.ts';
import { formatMoney, formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';

/** A game as visitors are told of it (requirement 3.39). Texts are written for the page's locale; '-' is unknown. */
export type Game = {
  id: string;
  name: string;
  normalisedName: string;
  image: string | null;
  type: string;
  providerId: string;
  providerName: string;
  providerNormaliseName: string;
  providerImage: string | null;
  rtp: string;
  /** As the catalogue tells it; what editors say of it is in `extras`. */
  volatility: VolatilityLevel | null;
  reels: string;
  paylines: string;
  highestWin: string;
  minimumBet: string;
  maximumBet: string;
  freeSpin: boolean;
  freePlayHash: string | null;
  /** It does not start now. */
  isFreePlayStopped: boolean;
  jackpots: JackpotReference[];
  /** Path of its page: that of its editors, else the one that is made from the catalogue. */
  localUrl: string | null;
  extras: Omit<GameEntity, 'arcadeId'>;
};

/** Requirement 3.50: stands for a value that is missing. */
export const unknownText = '-';
export const unknownName = failedGame.name;

/** A raw game of the catalogue with what editors add to it. `locale` is the page's; money is in the market's currency. */
export function shapeGame(raw: RawGame, entity: GameEntity | undefined, locale: string): Game {
  const attribute = (type: GameAttributeType) => attributeOf(raw, type);
  const format = (type: GameAttributeType, write: (value: number) => string): string => {
    const value = readFigure(attribute(type));
    return Number.isFinite(value) ? write(value) : attribute(type) || unknownText;
  };
  const money = (value: number) => formatMoney(value, market.currency, locale);
  const count = (value: number) => formatNumber(value, locale);
  const type = normaliseGameType(raw.type);
  return {
    id: raw.id,
    name: raw.name,
    normalisedName: raw.normalisedName || failedGame.normalisedName,
    image: logoHash(raw.images),
    type: isGameType(type) ? type : 'OTHER',
    providerId: raw.provider.id,
    providerName: raw.provider.name || placeholderProvider.name,
    providerNormaliseName: raw.provider.normalisedName,
    providerImage: logoHash(raw.provider.images),
    rtp: format('RTP', (value) => formatPercent(value, locale)),
    reels: format('Reels', count),
    paylines: format('Paylines', count),
    highestWin: format('Highest Win', (value) => `x${count(value)}`),
    minimumBet: format('Minimum Bet', money),
    maximumBet: format('Maximum Bet', money),
    volatility: readVolatility(attribute('Volatility')),
    freeSpin: /^(true|yes|1)$/i.test(attribute('Free Spin Slot')),
    freePlayHash: raw.freePlayHash,
    isFreePlayStopped: raw.isFreePlayStopped,
    jackpots: raw.jackpots,
    localUrl: pageOfGame(raw),
    extras: {
      volatility: entity?.volatility ?? unknownText,
      rating: entity?.rating ?? unknownText,
      theme: entity?.theme ?? unknownText,
      description: entity?.description ?? unknownText,
      multiplier: entity?.multiplier ?? unknownText,
      popularity: entity?.popularity ?? unknownText,
    },
  };
}

const attributeOf = ({ attributes }: Pick<RawGame, 'attributes'>, type: GameAttributeType): string =>
  attributes.find((each) => each.type === type)?.value.trim() ?? '';

/** NaN where it is not known, or told in words. */
export const figureOf = (raw: Pick<RawGame, 'attributes'>, type: GameAttributeType): number => readFigure(attributeOf(raw, type));
