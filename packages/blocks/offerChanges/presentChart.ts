import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import { usualDeposits, usualCostOf } from '@lupa/domain/bonusCost/usualCost.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../block.ts';
import { formatBack } from '../shared/bonusCost/describeCost.ts';
import { currencyOf, formatHeadline } from '../shared/offer/formatTerms.ts';

export const chartWidth = 320;
export const chartHeight = 132;
const inset = { top: 26, right: 6, bottom: 22, left: 6 };

/** `x` to `end` is how long the version stood. */
type ChartStep = { x: number; end: number; y: number; label: string; isLabelAtEnd: boolean };
export type PresentedChart = {
  offer: string;
  title: string;
  text: string;
  steps: ChartStep[];
  from: string;
  until: string;
};

/** What came back on average of the usual deposit with each version, oldest first; null for a single change, which the list tells in full. */
export function presentChart(
  versions: readonly OfferVersion[],
  { locale, microcopy, now }: Pick<BlockContext, 'locale' | 'microcopy' | 'now'>,
): PresentedChart | null {
  const known = versions.flatMap(({ since, offer }, index) => {
    const currency = offer && currencyOf(offer.attributes);
    const cost = currency ? usualCostOf(offer, currency) : null;
    if (!offer || !currency || cost?.is !== 'known') return [];
    const end = versions[index + 1]?.since;
    return [{ offer, currency, back: cost.result.back, since, start: Date.parse(since), end: end ? Date.parse(end) : now.getTime() }];
  });
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last || known.length < 3) return null;
  const scaleTime = scale(first.start, Math.max(last.end, first.start + 1), inset.left, chartWidth - inset.right);
  const backs = known.map(({ back }) => back);
  const scaleBack = scale(Math.min(...backs), Math.max(...backs), chartHeight - inset.bottom - 8, inset.top);
  const say = ({ back, currency, since }: (typeof known)[number]) =>
    microcopy.offer_chart_step
      .replace('{amount}', () => formatBack(back, currency, locale))
      .replace('{date}', formatDate(since, locale, 'short'));
  const deposit = formatMoney(usualDeposits[last.currency] ?? 0, last.currency, locale);
  return {
    offer: formatHeadline(last.offer, { locale, microcopy }).text,
    title: microcopy.offer_chart.replace('{deposit}', () => deposit),
    text: new Intl.ListFormat(languageTag(locale)).format(known.map(say)),
    steps: known.map(({ back, currency, start, end }) => ({
      x: scaleTime(start),
      end: scaleTime(end),
      y: scaleBack(back),
      label: formatBack(back, currency, locale),
      isLabelAtEnd: scaleTime(start) > chartWidth / 2,
    })),
    from: formatDate(first.since, locale, 'short'),
    until: formatDate(new Date(last.end).toISOString(), locale, 'short'),
  };
}

/** Maps a range to another, rounded to a tenth. A range without width lands in the middle. */
function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  return (value) => Math.round((to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;
}
