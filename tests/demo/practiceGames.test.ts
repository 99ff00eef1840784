import { featuredGames } from '@lupa/demo/catalogue/demoCatalogue.ts';
import type { GameAttributeType } from '@lupa/contracts/game.ts';
import { crashChance, minesChance } from '@lupa/demo/gameTypes/odds.ts';
import { describe, expect, it } from 'vitest';
import { bingoBalls, bingoChances, bingoNumbers, bingoPays } from '../../apps/freeplay/rules/bingo.ts';
import { chooseBlackjackRules } from '../../apps/freeplay/rules/blackjack.ts';
import { drawCrash } from '../../apps/freeplay/rules/crash.ts';
import type { GameFacts } from '../../apps/freeplay/rules/gameFacts.ts';
import { mineChoices, mineFields, minesPay, mostOpened } from '../../apps/freeplay/rules/mines.ts';
import { chooseRouletteVariant, listPockets, listRouletteBets, payRoulette } from '../../apps/freeplay/rules/roulette.ts';
import { buildSlot } from '../../apps/freeplay/rules/slots.ts';
import { listNumbers, readTerms } from '../../apps/freeplay/rules/terms.ts';
import { buildBets } from '../../apps/freeplay/play/ledger.ts';

const games = featuredGames.map(({ id, name, type, attributes }) => ({
  id,
  name,
  type,
  facts: Object.fromEntries(attributes.map((attribute) => [attribute.type, attribute.value])) as Partial<Record<GameAttributeType, string>>,
}));
const number = (value: string | undefined) => (value === undefined ? null : Number(value));

function factsOf({ id, name, type, facts }: (typeof games)[number]): GameFacts {
  return {
    id,
    name,
    type,
    providerName: '',
    rtp: number(facts.RTP),
    reels: number(facts.Reels),
    paylines: number(facts.Paylines),
    highestWin: number(facts['Highest Win']),
    minimumBet: number(facts['Minimum Bet']),
    maximumBet: number(facts['Maximum Bet']),
    hasFreeSpins: facts['Free Spin Slot'] === 'true',
    hasJackpot: false,
    picture: null,
  };
}

const all = games.map(factsOf);
const ofType = (type: GameFacts['type']): GameFacts => {
  const found = all.find((facts) => facts.type === type);
  if (!found) throw new Error(`No game of type ${type} has a page`);
  return found;
};
const share = ({ rtp }: GameFacts) => Number(rtp) / 100;

describe('the practice game of each page', () => {
  it.each(all.map((facts) => [facts.name, facts] as const))('%s takes the bets that the page names', (_, facts) => {
    const { ladder } = buildBets(facts);
    expect([ladder[0], ladder.at(-1)]).toEqual([facts.minimumBet, facts.maximumBet]);
  });

  it.each(all.filter(({ type }) => type === 'SLOTS').map((facts) => [facts.name, facts] as const))(
    '%s has the reels, lines, return, highest win and free spins of its page',
    (_, facts) => {
      const slot = buildSlot(facts);
      expect([slot.rows.length, slot.paths, slot.highestWin]).toEqual([facts.reels, facts.paylines, facts.highestWin]);
      expect(slot.lines?.length ?? slot.rows.reduce((product, rows) => product * rows, 1)).toBe(facts.paylines);
      expect(Math.abs(slot.expectedReturn - share(facts))).toBeLessThan(1e-4);
      expect(slot.free !== null).toBe(facts.hasFreeSpins);
      const highest = Math.max(...slot.pays.flat());
      expect(highest).toBeLessThanOrEqual(slot.highestWin);
    },
  );

  it('of Desierto Florido gives ten free spins, as its page says', () => {
    expect(buildSlot(ofType('SLOTS')).free?.count).toBe(10);
  });

  it('of the roulette has one zero, and every bet returns what the page says', () => {
    const facts = ofType('ROULETTE');
    const variant = chooseRouletteVariant(facts.rtp);
    const pockets = listPockets(variant);
    const bets = listRouletteBets(variant);
    expect(pockets).toHaveLength(37);
    for (const bet of bets) {
      const back = pockets.reduce((sum, pocket) => sum + payRoulette(variant, bets, { [bet.id]: 100 }, pocket), 0);
      expect(back / (100 * pockets.length), bet.id).toBeCloseTo(share(facts), 4);
    }
  });

  it('of the crash game reaches each height as often as the page tells', () => {
    const facts = ofType('CRASH_GAMES');
    const terms = readTerms(facts);
    const rounds = 10_000;
    const ends = listNumbers(0, rounds - 1).map((round) => drawCrash(terms, () => (round + 0.5) / rounds));
    for (const height of [1.2, 1.5, 2, 4, 10, 25])
      expect(ends.filter((end) => end >= height).length / rounds).toBeCloseTo(crashChance(height, share(facts)), 3);
    expect(Math.max(...ends)).toBeLessThanOrEqual(Number(facts.highestWin));
  });

  it('of blackjack pays three to two, stands on every 17 and lets one double after a split', () => {
    expect(chooseBlackjackRules(ofType('BLACKJACK').rtp)).toEqual({ blackjackPays: 1.5, hitsSoft17: false, doublesAfterSplit: true });
  });

  it('of the bingo draws 42 of 75 balls and returns what the page says', () => {
    const facts = ofType('BINGO');
    const pays = bingoPays(readTerms(facts));
    expect([bingoBalls, bingoNumbers.length]).toEqual([42, 75]);
    expect(bingoChances.reduce((sum, chance, lines) => sum + chance * (pays[lines] ?? 0), 0)).toBeCloseTo(share(facts), 9);
    expect(Math.max(...pays)).toBeLessThanOrEqual(Number(facts.highestWin));
  });

  it('of the mines pays for the chance that the page names, whatever the number of mines', () => {
    const facts = ofType('INSTANT_GAMES');
    const terms = readTerms(facts);
    expect(mineFields).toBe(25);
    for (const mines of mineChoices(terms))
      for (const opened of listNumbers(1, mostOpened(mines, terms)))
        expect(Math.abs(minesPay(mines, opened, terms) * minesChance(mines, opened) - share(facts))).toBeLessThan(1e-4);
  });
});
