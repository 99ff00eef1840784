import type { GameAttributeType } from '@lupa/contracts/game.ts';
import type { GameType } from '@lupa/contracts/gameType.ts';
import type { Random } from './seededRandom.ts';

type Attribute = { type: GameAttributeType; value: string };

/** Usual return of a type, in percent: middle and how far it strays. */
const returns: Partial<Record<GameType, [number, number]>> = {
  SLOTS: [95.9, 1.4],
  ROULETTE: [97.1, 0.5],
  BLACKJACK: [98.9, 0.5],
  BACCARAT: [98.6, 0.3],
  VIDEO_POKER: [98.1, 0.8],
  CRAPS: [98.2, 0.4],
  CRASH_GAMES: [96.6, 0.8],
  KENO: [93.4, 0.9],
  SCRATCH_CARDS: [93.8, 1.2],
  BINGO: [93.9, 1.1],
};

const reelForms = [
  [3, ['1', '3', '5']],
  [5, ['10', '20', '25', '30', '40', '50']],
  [5, ['243', '1024']],
  [6, ['4096', '117649']],
] as const;

/** Attributes as a feed sends them: text, bets in Chilean pesos, wins as a multiple of the bet. */
export function buildAttributes(type: GameType, random: Random): Attribute[] {
  const attributes: Attribute[] = [];
  const add = (name: GameAttributeType, value: string | number) => attributes.push({ type: name, value: String(value) });
  const [middle, spread] = returns[type] ?? [95.2, 1.6];
  // Some studios do not tell.
  if (random.next() > 0.04) add('RTP', Math.min(99, Math.max(92, middle + (random.next() + random.next() - 1) * spread * 1.6)).toFixed(2));
  if (type === 'SLOTS' || type === 'SLINGO') {
    const [reels, lines] = random.pick(reelForms);
    add('Reels', reels);
    add('Paylines', random.pick<string>(lines));
  }
  add(
    'Highest Win',
    type === 'SLOTS' ? random.pick([500, 1000, 2000, 2500, 5000, 5000, 10_000, 12_500, 20_000]) : random.pick([36, 100, 250, 500, 1000]),
  );
  const minimum = random.pick([50, 100, 100, 200, 500, 1000]);
  add('Minimum Bet', minimum);
  add('Maximum Bet', minimum * random.pick([100, 250, 500, 1000]));
  if (type === 'SLOTS') add('Free Spin Slot', String(random.next() < 0.7));
  return attributes;
}
