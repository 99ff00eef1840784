import { market } from '@lupa/contracts/market.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import { decimalMark, groupMark, withoutMarks, currencySign } from '../currencies.ts';

export type Contradiction = { field: ContradictedField; said: number | string; stored: number | string };

export type ContradictedField =
  | 'rollover'
  | 'rolloverBasis'
  | 'maximumBet'
  | 'maximumCashout'
  | 'minimumDeposit'
  | 'validityDays'
  | 'freeSpins'
  | 'percentage'
  | 'amount1';

export type Contradicted = Pick<Offer['attributes'], 'titlePreview' | 'terms' | ContradictedField>;

const number = String.raw`(\d{1,3}(?:[${groupMark}]\d{3})+|\d+(?:[${decimalMark}]\d+)?)`;
const sign = currencySign.replaceAll(/[.$()]/g, String.raw`\$&`);
const money = String.raw`(?:${sign}|\$|${market.currency})\s*${number}`;

/** What Spanish terms say of a field, where they say it in the usual words. The first group is the figure. */
const sayings: { field: Exclude<ContradictedField, 'rolloverBasis'>; patterns: RegExp[] }[] = [
  {
    field: 'rollover',
    patterns: [
      new RegExp(String.raw`rollover\s+(?:de\s+)?(?:x\s*)?${number}\s*(?:x|veces)`, 'gi'),
      new RegExp(String.raw`${number}\s*(?:x|veces)\s+(?:el|sobre el)\s+bono`, 'gi'),
    ],
  },
  {
    field: 'maximumBet',
    patterns: [new RegExp(String.raw`apuesta\s+m[áa]xima(?:\s+con\s+(?:el\s+)?bono)?\s*(?::|de|es)?\s*(?:de\s+)?${money}`, 'gi')],
  },
  {
    field: 'maximumCashout',
    patterns: [
      new RegExp(String.raw`(?:retiro|ganancia|cobro)\s+m[áa]xim[oa](?:\s+del\s+bono)?\s*(?::|de|es)?\s*(?:de\s+)?${money}`, 'gi'),
      new RegExp(String.raw`se\s+retiran?\s+(?:como\s+m[áa]ximo|hasta)\s+${money}`, 'gi'),
    ],
  },
  { field: 'minimumDeposit', patterns: [new RegExp(String.raw`dep[óo]sito\s+m[íi]nimo\s*(?::|de|es)?\s*(?:de\s+)?${money}`, 'gi')] },
  {
    field: 'validityDays',
    patterns: [
      new RegExp(String.raw`\ben\s+${number}\s+d[íi]as?\b`, 'gi'),
      new RegExp(String.raw`${number}\s+d[íi]as?\s+para\s+cumplirlo`, 'gi'),
    ],
  },
];

/** In the title, where an offer names itself: `100 % hasta $300.000 + 50 giros gratis`. */
const titleSayings: typeof sayings = [
  { field: 'percentage', patterns: [new RegExp(String.raw`${number}\s*%`, 'gi')] },
  { field: 'amount1', patterns: [new RegExp(String.raw`hasta\s+${money}`, 'gi')] },
  { field: 'freeSpins', patterns: [new RegExp(String.raw`${number}\s+(?:giros|tiradas|free\s+spins)`, 'gi')] },
];

const saysBoth = /(?:sobre|del|el)\s+dep[óo]sito\s+(?:m[áa]s|y|\+)\s+(?:el\s+)?bono|bono\s+(?:m[áa]s|y|\+)\s+(?:el\s+)?dep[óo]sito/i;

/** What an offer's usual Spanish words say otherwise than its fields. Of figures that are said twice nothing is found. */
export function findContradictions({ titlePreview, terms, ...fields }: Contradicted): Contradiction[] {
  const found = [...compare(sayings, terms, fields), ...compare(titleSayings, titlePreview, fields)];
  const { rolloverBasis } = fields;
  if (saysBoth.test(terms) && rolloverBasis !== null && rolloverBasis !== 'depositAndBonus')
    found.push({ field: 'rolloverBasis', said: 'depositAndBonus', stored: rolloverBasis });
  return found;
}

function compare(list: typeof sayings, text: string, fields: Omit<Contradicted, 'titlePreview' | 'terms'>): Contradiction[] {
  return list.flatMap(({ field, patterns }): Contradiction[] => {
    const stored = fields[field];
    if (stored === null) return [];
    const said = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, figure = '']) => readFigure(figure)));
    const [first] = said;
    return first === undefined || said.includes(stored) ? [] : [{ field, said: first, stored }];
  });
}

const readFigure = (text: string): number => Number(withoutMarks(text));
