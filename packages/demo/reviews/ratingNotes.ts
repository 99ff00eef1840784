import type { DemoPartner, RatingPartName } from '../partners/partner.schema.ts';
import { readPartnerTexts } from '../partners/readPartnerTexts.ts';
import { lowerFirst, upperFirst } from '../writing/words.ts';
import { formatPesos } from '../writing/figures.ts';
import { withFixedPercent } from '../writing/prose.ts';
import { timesOf } from './bonusSection.ts';
import { bonusCost, usualDeposit } from '../partners/bonusCost.ts';

const write = readPartnerTexts('reviews/ratings');

/** Why each part of the rating is what it is, in figures. */
export function ratingFigures(partner: DemoPartner) {
  const { scores } = partner;
  const [best = '', ...others] = (Object.keys(scores) as RatingPartName[]).toSorted((a, b) => scores[b] - scores[a]);
  return {
    ratingsTitle: write('title', partner),
    ratingsIntro: write('intro', partner, { best: lowerFirst(best), worst: lowerFirst(others.at(-1) ?? '') }),
    ratingNotes: Object.entries(noteOf).map(([name, note]) => ({ name, text: withFixedPercent(note(partner)) })),
  };
}

const noteOf: Record<RatingPartName, (partner: DemoPartner) => string> = {
  Confianza: (partner) => {
    if (partner.scores.Confianza < 6) return write('littleTrust', partner);
    return write('trust', partner, { age: write(2026 - partner.established < 3 ? 'shortHistory' : 'longHistory', partner) });
  },
  Pagos: (partner) => {
    const both = partner.deposits.filter((key) => partner.withdrawals.includes(key)).length;
    const ways = write('ways', partner, { both });
    return write('payments', partner, { ways, waysAtStart: upperFirst(ways) });
  },
  Bonos: bonusNote,
  Juegos: (partner) => write('games', partner),
  Atención: (partner) => write('support', partner),
};

function bonusNote(partner: DemoPartner): string {
  const [main] = partner.offers;
  if (!main) return write('noBonus', partner);
  const { type, rollover, validityDays, fineprint } = main;
  const cost = bonusCost(main, partner);
  if (!cost || type !== 'welcome')
    return rollover
      ? write('bonusWithRollover', partner, { times: timesOf(rollover), fineprint })
      : write('bonusWithoutRollover', partner, { fineprint });
  return write('bonus', partner, {
    rollover,
    days: validityDays ? write('withinDays', partner, { days: validityDays }) : '',
    deposit: formatPesos(usualDeposit),
    turnover: formatPesos(cost.turnover),
    bonus: formatPesos(cost.bonus),
    balance: write('balance', partner, { nothing: cost.people.nothing }),
  });
}
