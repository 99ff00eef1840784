import type { DemoBlock } from '../../writing/demoBlock.ts';
import { formatDate, formatNumber, formatPesos } from '../../writing/figures.ts';
import { table } from '../../writing/writeBlocks.ts';
import { titleOfOffer } from '../../partners/demoPartner.ts';
import type { DemoOffer, DemoPartner, OfferType } from '../../partners/partner.schema.ts';
import { rankedPartners } from '../../partners/partners.ts';
import { bonusCost } from '../../reviews/figures.ts';

type Offered = { partner: DemoPartner; offer: DemoOffer };

export const offersOfType = (type: OfferType): Offered[] =>
  rankedPartners.flatMap((partner) => partner.offers.filter((offer) => offer.type === type).map((offer) => ({ partner, offer })));

const signed = (pesos: number): string => `${pesos > 0 ? '+' : ''}${formatPesos(pesos)}`;
const times = ({ rollover }: DemoOffer): string =>
  rollover ? `${formatNumber(rollover)} ${rollover === 1 ? 'vez' : 'veces'}` : 'Sin rollover';
const days = ({ validityDays }: DemoOffer): string =>
  validityDays === null ? '-' : `${validityDays} ${validityDays === 1 ? 'día' : 'días'}`;
const roundHundred = (pesos: number): number => Math.round(pesos / 100) * 100;

const welcomeCosts = offersOfType('welcome')
  .flatMap(({ partner, offer }) => {
    const cost = bonusCost(offer, partner);
    return cost ? [{ partner, offer, cost }] : [];
  })
  .toSorted((a, b) => b.cost.balance - a.cost.balance);

/** How many welcome bonuses leave something on average. */
export const worthwhileWelcomes = welcomeCosts.filter(({ cost }) => cost.balance > 0).length;
export const welcomeCount = welcomeCosts.length;

const worst = 5;
const readOn = welcomeCosts.map(({ offer }) => offer.verifiedOn).toSorted();

/** The bonuses that leave something, and those that cost most. */
export function extremesTable(): DemoBlock {
  return table(
    `Los ${worthwhileWelcomes} que dejan algo y los ${worst} que más cuestan`,
    [
      ['Casino', 'star'],
      ['Bono', 'gift'],
      ['Rollover', 'repeat'],
      ['Hay que apostar', 'wallet'],
      ['Pérdida esperada', 'percent'],
      ['Saldo', 'check'],
    ],
    [...welcomeCosts.slice(0, worthwhileWelcomes), ...welcomeCosts.slice(-worst)].map(({ partner, offer, cost }) => [
      `**${partner.name}**`,
      titleOfOffer(offer),
      times(offer),
      formatPesos(cost.turnover),
      formatPesos(cost.expectedLoss),
      signed(cost.balance),
    ]),
    'Para un depósito de $50.000, con el RTP promedio que publica cada casino y sin contar los giros. De mejor a peor saldo.',
  );
}

export function welcomeTable(): DemoBlock {
  return table(
    `Los ${welcomeCount}, con su letra chica`,
    [
      ['Casino', 'star'],
      ['Rollover', 'repeat'],
      ['Hay que apostar', 'wallet'],
      ['Saldo', 'check'],
      ['Plazo', 'calendar'],
      ['Apuesta máxima', 'alert'],
    ],
    welcomeCosts.map(({ partner, offer, cost }) => [
      `**${partner.name}**`,
      times(offer),
      formatPesos(cost.turnover),
      signed(cost.balance),
      days(offer),
      offer.maximumBet === null ? '-' : formatPesos(offer.maximumBet),
    ]),
    `Para un depósito de $50.000 y sin contar los giros. Términos leídos entre el ${formatDate(readOn.at(0) ?? '')} y el ${formatDate(readOn.at(-1) ?? '')}.`,
  );
}

// What a free spin is worth where the terms do not say it.
const spinValue = 100;

/** Free spins at their usual value: what they win on average, and what the rollover takes of it. */
export function spinsTable(title: string, type: 'freeSpins' | 'noDeposit', caption: string): DemoBlock {
  const rows = offersOfType(type)
    .map(({ partner, offer }) => {
      const won = offer.freeSpins === null ? (offer.amount ?? 0) : (offer.freeSpins * spinValue * partner.rtp) / 100;
      const lost = (won * (offer.rollover ?? 0) * (100 - partner.rtp)) / 100;
      return {
        partner,
        offer,
        won: roundHundred(won),
        turnover: roundHundred(won * (offer.rollover ?? 0)),
        left: roundHundred(won - lost),
      };
    })
    .toSorted((a, b) => b.left - a.left);
  return table(
    title,
    [
      ['Casino', 'star'],
      ['Oferta', 'gift'],
      ['Ganancia media', 'wallet'],
      ['Rollover', 'repeat'],
      ['Hay que apostar', 'percent'],
      ['Queda en promedio', 'check'],
      ['Plazo', 'calendar'],
    ],
    rows.map(({ partner, offer, won, turnover, left }) => [
      `**${partner.name}**`,
      titleOfOffer(offer),
      formatPesos(won),
      times(offer),
      turnover === 0 ? '-' : formatPesos(turnover),
      left > 0 ? formatPesos(left) : 'Nada',
      days(offer),
    ]),
    caption,
  );
}

export function cashbackTable(loss: number): DemoBlock {
  const rows = offersOfType('cashback').map(({ partner, offer }) => {
    const back = Math.min((loss * (offer.percentage ?? 0)) / 100, offer.amount ?? loss);
    return { partner, offer, back, cost: roundHundred((back * (offer.rollover ?? 0) * (100 - partner.rtp)) / 100) };
  });
  return table(
    `Si en el período pierdes ${formatPesos(loss)}`,
    [
      ['Casino', 'star'],
      ['Devuelve', 'repeat'],
      ['Vuelven', 'wallet'],
      ['Rollover', 'percent'],
      ['Cuesta cumplirlo', 'alert'],
      ['Sobre qué', 'info'],
    ],
    rows
      .toSorted((a, b) => b.back - b.cost - (a.back - a.cost))
      .map(({ partner, offer, back, cost }) => [
        `**${partner.name}**`,
        `${formatNumber(offer.percentage ?? 0)} %`,
        formatPesos(back),
        times(offer),
        cost === 0 ? 'Nada' : formatPesos(cost),
        offer.fineprint,
      ]),
    'De más a menos plata de vuelta, descontado el costo del rollover con el RTP de cada casino.',
  );
}
