import { casinoRecordsSchema } from '@lupa/contracts/casinoRecord.ts';
import { ratingMethodsSchema } from '@lupa/contracts/ratingMethod.ts';
import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import { type BonusTerms, termsOf } from '@lupa/domain/bonusCost/bonusTerms.ts';
import { computeBonusCost } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { roundAverage, usualQuestion } from '@lupa/domain/bonusCost/usualCost.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { hoursOfTransfer, measuredHours, payoutRange } from '@lupa/domain/rating/measure.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import { scoreCasino } from '@lupa/domain/rating/scoreCasino.ts';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import type { CrawledPage } from './crawl.ts';

const moveSchema = z.object({ score: z.number(), reason: z.string(), by: z.string(), day: z.string().nullable() });
const partSchema = z.object({ key: z.string(), score: z.number(), basis: z.object({ move: moveSchema.nullable() }).nullable() });

export const openRecordSchema = z.object({
  records: casinoRecordsSchema,
  methods: ratingMethodsSchema,
  scores: z.array(z.object({ partnerSlug: z.string(), name: z.string(), total: z.number().nullable(), parts: z.array(partSchema) })),
});
export type OpenRecord = z.output<typeof openRecordSchema>;

export type ShownFigures = {
  sums: { rows: string[][]; total: string }[];
  orders: { place: number; total: string }[][];
  costs: { terms: BonusTerms; currency: string; text: string }[];
  changes: { at: string; casino: string; offer: string; figures: [name: string, before: string, after: string][] }[];
  tables: string[][][];
  text: string;
};

const read = (text: string): number => Number(text.replace(/[^\d,-]/g, '').replace(',', '.'));

/** `html` is read by the browser's own parser, without running anything. */
export function readShownFigures(blank: Page, html: string): Promise<ShownFigures> {
  return blank.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
    const sums = [...page.querySelectorAll('table')].flatMap((table) => {
      const rows = [...table.querySelectorAll('tbody tr')]
        .map((row) => [...row.querySelectorAll('td')].map(textOf))
        .filter((cells) => cells.length === 3 && cells[1]?.startsWith('×'));
      const total = textOf(table.querySelector('tfoot td'));
      return rows.length > 0 && total !== '' ? [{ rows, total }] : [];
    });
    const lists = [...page.querySelectorAll('[data-block=topList]')];
    const orders = lists
      .filter((list) => textOf(list).includes('Por la nota global, de mayor a menor'))
      .map((list) =>
        [...list.querySelectorAll('article')]
          .map((entry) => ({ place: entry.closest('li')?.value ?? 0, total: textOf(entry.querySelector('tfoot td')) }))
          .filter(({ total }) => total !== ''),
      );
    const costs = [...page.querySelectorAll('lupa-island > script')].flatMap((script) => {
      const props = JSON.parse(script.textContent) as { presented?: { terms?: never; currency?: string } };
      const details = script.closest('details');
      if (!props.presented?.terms || !details) return [];
      const shown = details.cloneNode(true) as Element;
      for (const inner of shown.querySelectorAll('script')) inner.remove();
      return [{ terms: props.presented.terms, currency: props.presented.currency ?? '', text: textOf(shown) }];
    });
    // News say what was said before, and of all kinds.
    for (const news of page.querySelectorAll('lupa-news')) news.remove();
    const changes = [...page.querySelectorAll('li[data-at]')].map((change) => {
      const [casino = '', offer = casino] = [...change.querySelectorAll('p:not([hidden])')].map(textOf);
      const figures = [...change.querySelectorAll('dl > div')].map((row): [string, string, string] => [
        textOf(row.querySelector('dt')),
        textOf(row.querySelector('del')),
        textOf(row.querySelector('ins')),
      ]);
      return { at: change.getAttribute('data-at') ?? '', casino, offer, figures };
    });
    const tables = [...page.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('th, td')].map(textOf)),
    );
    for (const script of page.querySelectorAll('script')) script.remove();
    return { sums, orders, costs, changes, tables, text: textOf(page.querySelector('main')) };
  }, html);
}

export function findFigureFaults({ path }: Pick<CrawledPage, 'path'>, shown: ShownFigures, record: OpenRecord): string[] {
  return [
    ...findSumFaults(shown),
    ...findOrderFaults(shown, record),
    ...findCostFaults(shown),
    ...findTimeFaults(path, shown, record),
    ...findRangeFaults(shown, record),
  ];
}

function findSumFaults({ sums }: ShownFigures): string[] {
  return sums.flatMap(({ rows, total }) => {
    const sum = rows.reduce((all, [, , contribution = '']) => all + read(contribution), 0);
    const wrong = rows.filter(
      ([score = '', share = '', contribution = '']) => Math.abs((read(score) * read(share)) / 100 - read(contribution)) > 0.0051,
    );
    return [
      ...wrong.map((cells) => `not a product: ${cells.join(' ')}`),
      ...(Math.abs(sum - read(total)) > 0.0051 ? [`${rows.map(([, , each]) => each).join(' + ')} is not ${total}`] : []),
    ];
  });
}

/** In a list by the sum, or in a part of it, the highest comes first. Those that are not recommended have sums, too, but no place in it. */
function findOrderFaults({ orders }: ShownFigures, { scores }: OpenRecord): string[] {
  const sums = scores.flatMap(({ total }) => total ?? []).toSorted((one, other) => other - one);
  return orders.flatMap((entries) =>
    entries.flatMap(({ place, total }, index) => {
      const highest = sums[place - 1] ?? Number.NaN;
      const before = entries[index - 1];
      const isSum = sums.some((sum) => Math.abs(read(total) - sum) < 0.0005);
      return [
        ...(isSum && read(total) < highest + 0.0005 ? [] : [`${total} in place ${place}, where ${highest} is the most`]),
        ...(before === undefined || read(total) <= read(before.total) ? [] : [`${total} after ${before.total}`]),
        ...(place > (entries[index - 1]?.place ?? 0) ? [] : [`place ${place} after place ${entries[index - 1]?.place}`]),
      ];
    }),
  );
}

function findCostFaults({ costs }: ShownFigures): string[] {
  return costs.flatMap(({ terms, currency, text }) => {
    const question = usualQuestion(terms, currency);
    const cost = question && computeBonusCost(terms, question);
    if (cost?.is !== 'known') return text.includes('Vuelve en promedio') ? ['shows a cost that cannot be computed'] : [];
    const { people, back, turnover } = cost.result;
    const write = (amount: number) => amount.toLocaleString('es-CL');
    const expected = [
      people.nothing === 1 ? '1 no retira nada' : `${people.nothing} no retiran nada`,
      people.more === 1 ? '1 gana' : `${people.more} ganan`,
      write(roundAverage(back, currency)),
      write(Math.round(turnover)),
    ];
    return expected.filter((each) => !text.includes(each)).map((each) => `a cost without “${each}”`);
  });
}

function findTimeFaults(path: string, { text }: ShownFigures, { records }: OpenRecord): string[] {
  const [, slug = ''] = /^\/resenas\/([^/]+)\/$/.exec(path) ?? [];
  const hours = records
    .filter(({ partnerSlug, kind, isWithdrawn }) => partnerSlug === slug && kind === 'withdrawal' && !isWithdrawn)
    .flatMap((withdrawal) => hoursOfTransfer(withdrawal) ?? [])
    .filter(Number.isFinite);
  if (hours.length === 0) return [];
  const range = `de ${Math.floor(Math.min(...hours))} a ${Math.ceil(Math.max(...hours))} horas`;
  const named = [...text.matchAll(/[Rr]etiros (de \d+ a \d+ horas)/g)].map(([, found = '']) => found);
  return named.filter((found) => found !== range).map((found) => `withdrawals ${found}, and the records say ${range}`);
}

/** Payout times are those of some casino's measured withdrawals; what a correction says was said before is not. */
function findRangeFaults({ text }: ShownFigures, { records }: OpenRecord): string[] {
  const ranges = [...Map.groupBy(records, ({ partnerSlug }) => partnerSlug).values()].flatMap((own) => {
    const hours = measuredHours(own);
    return hours ? [payoutRange(hours)] : [];
  });
  const named = [...text.matchAll(/(?<!Decía\s*Retiros medidos: )\bde \d+ (?:horas )?a \d+ (?:horas|días)/gi)];
  return named.flatMap(([found]) => (ranges.includes(found.toLowerCase()) ? [] : [`no casino pays ${found}`]));
}

export function findChangeFaults({ changes }: ShownFigures, versions: readonly OfferVersion[]): string[] {
  return changes.flatMap(({ at, offer, figures }) => {
    const after = versions.find(
      (version) => version.since === at && version.offer?.attributes.titlePreview.replaceAll('\u00a0', ' ') === offer,
    );
    const before = versions
      .filter(({ offerId, since }) => offerId === after?.offerId && since < at)
      .toSorted((one, other) => (one.since < other.since ? 1 : -1))[0];
    if (!after?.offer || !before?.offer) return [`no versions of ${offer} at ${at}`];
    const [old, present] = [before.offer, after.offer].map((each) => computeUsual(termsOf(each)));
    if (!old || !present)
      return figures.some(([name]) => name === 'Vuelve en promedio') ? [`${offer}: a cost that cannot be computed`] : [];
    const expected = [
      ['Vuelve en promedio', ...[old, present].map(({ back }) => `$${roundAverage(back, 'CLP').toLocaleString('es-CL')}`)],
      ['No retiran nada', ...[old, present].map(({ people }) => `${people.nothing} de 100`)],
    ];
    return expected
      .filter(([, was, is]) => was !== is)
      .filter((row) => !figures.some((figure) => figure.join() === row.join()))
      .map((row) => `${offer} at ${at} without “${row.join(' ')}”`);
  });
}

function computeUsual(terms: BonusTerms) {
  const question = usualQuestion(terms, 'CLP');
  const cost = question && computeBonusCost(terms, question);
  return cost?.is === 'known' ? cost.result : null;
}

export const listMethodRows = (shown: ShownFigures | undefined): string[][] =>
  (shown?.tables.flat() ?? []).filter(([, , into = '']) => /^\d+ de \d+$/.test(into));

/** "14 de 20" of a payment method, against the cash desks that its own page lists. */
export function findCountFaults(shownOf: (path: string) => ShownFigures | undefined, methods: ReadonlyMap<string, string>): string[] {
  return listMethodRows(shownOf('/metodos-de-pago/')).flatMap(([name = '', , into = '', out = '']) => {
    const path = methods.get(name);
    const desks = (path === undefined ? [] : (shownOf(path)?.tables.flat() ?? [])).filter((cells) => cells.length === 5);
    if (desks.length === 0) return [`${name}: no cash desks`];
    const count = (column: number) => desks.filter((cells) => cells[column]?.startsWith('Desde')).length;
    const said = (text: string) => (text === 'Ninguno' ? 0 : Number.parseInt(text, 10));
    return count(2) === said(into) && count(3) === said(out)
      ? []
      : [`${name}: ${into}, ${out}, and its page lists ${count(2)} and ${count(3)}`];
  });
}

export function findRatingFaults({ records, methods, scores }: OpenRecord, now: Date): string[] {
  const method = methodOn(methods, dayInMarket(now));
  if (!method) return ['no version of the method holds'];
  return scores.flatMap(({ partnerSlug, total, parts }) => {
    const own = records.filter((record) => record.partnerSlug === partnerSlug);
    const moves = parts.flatMap(({ key, basis }) => (basis?.move ? [{ ...basis.move, criterion: key, day: basis.move.day ?? '' }] : []));
    const score = scoreCasino(method, own, moves, now);
    return score?.total === total ? [] : [`${partnerSlug}: shown ${total}, computed ${score?.total}`];
  });
}
