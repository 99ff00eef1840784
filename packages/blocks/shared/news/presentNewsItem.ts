import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { market } from '@lupa/contracts/market.ts';
import type { NewsItem, NewsKind } from '@lupa/domain/news.ts';
import { formatDate, formatDays } from '@lupa/ui/formatDate.ts';
import { formatMoney, formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { recordAnchor, reviewAnchors } from '../detail/detailAddress.ts';
import type { CasinoNames } from '../offer/loadPartner.ts';
import { type ChangedValue, presentChange } from '../offerChanges/presentChange.ts';
import { formatMinutes } from '../rating/formatMeasure.ts';

/** Something that happened, in words. JSON. `url` is a path of the site, with the place on the page; null where the casino has no page. */
export type PresentedNews = {
  id: string;
  at: string;
  kind: NewsKind;
  kindName: string;
  /** The casino; of a page that is no casino's review, its title. */
  subject: string;
  url: string | null;
  title: string;
  changes: ChangedValue[];
  text: string | null;
  verdict: { text: string; tone: 'good' | 'caution' } | null;
};

type Texts = Pick<BlockContext, 'locale' | 'microcopy'>;
type Told = Pick<PresentedNews, 'title' | 'changes' | 'text' | 'verdict'> & { place: string | null };

export const newsKindNames = {
  offer: 'news_offer',
  test: 'news_test',
  correction: 'news_correction',
  review: 'news_review',
} as const satisfies Record<NewsKind, MicrocopyKey>;

export function presentNewsItem(item: NewsItem, casinos: CasinoNames, texts: Texts): PresentedNews {
  const { id, at, kind, partnerSlug } = item;
  const casino = partnerSlug === null ? undefined : casinos.get(partnerSlug);
  const { place, ...told } = tell(item, texts);
  const corrected = kind === 'correction' && item.record === null ? item.correction : null;
  const page = corrected?.path ?? casino?.reviewSlug ?? null;
  return {
    id,
    at,
    kind,
    kindName: texts.microcopy[newsKindNames[kind]],
    subject: casino?.name ?? corrected?.pageTitle ?? partnerSlug ?? '',
    url: page === null ? null : `${page}${place === null ? '' : `#${place}`}`,
    ...told,
  };
}

function tell(item: NewsItem, texts: Texts): Told {
  switch (item.kind) {
    case 'offer':
      return tellOffer(item, texts);
    case 'test':
      return tellVisit(item, texts);
    case 'correction':
      return tellCorrection(item, texts);
    case 'review':
      return { title: item.review.title, changes: [], text: null, verdict: null, place: null };
  }
}

function tellOffer({ change }: Extract<NewsItem, { kind: 'offer' }>, texts: Texts): Told {
  const terms = change.terms.length > 1 ? change.terms.filter((term) => term !== 'terms') : change.terms;
  const { offer, event, terms: changes, cost, verdict } = presentChange({ ...change, terms }, texts);
  return { title: offer, changes: [...changes, ...cost.slice(0, 1)], text: event, verdict, place: null };
}

function tellVisit({ results }: Extract<NewsItem, { kind: 'test' }>, texts: Texts): Told {
  const shown = results.find(({ record }) => record.transfer) ?? results[0];
  const place = shown ? placeOf(shown.record) : null;
  const told = results.map(({ record, before }) => ({
    name: nameRecord(record, texts),
    before: (before && formatResult(before, texts)) ?? '',
    after: formatResult(record, texts) ?? '',
  }));
  const [only] = told;
  if (only && told.length === 1 && only.before === '')
    return { title: only.name, changes: [], text: only.after || null, verdict: null, place };
  const days = results.map(({ record }) => record.day);
  const title = texts.microcopy.news_visit.replace('{days}', formatDays(days.at(0) ?? '', days.at(-1) ?? '', texts.locale));
  return { title, changes: told, text: null, verdict: null, place };
}

function tellCorrection({ record, correction }: Extract<NewsItem, { kind: 'correction' }>, { locale, microcopy }: Texts): Told {
  const { was, reason } = correction;
  const changes = was === '' ? [] : [{ name: microcopy.news_said, before: was, after: '' }];
  const told = { changes, text: reason, verdict: null };
  if (record === null) return { ...told, title: correction.subject || microcopy.correction_of_page, place: null };
  const { kind, day } = record;
  return { ...told, title: `${microcopy[`record_${kind}`]}, ${formatDate(day, locale, 'short')}`, place: placeOf(record) };
}

/** Transfers stand in the review's timeline, the others behind its scores. */
const placeOf = ({ id, transfer }: CasinoRecord): string => (transfer === null ? reviewAnchors.reason : recordAnchor(id));

function nameRecord({ kind, day, transfer, support }: CasinoRecord, { locale, microcopy }: Texts): string {
  const name = microcopy[`record_${kind}`];
  if (support && support.channel !== '-') return `${name}: ${support.channel}`;
  if (transfer === null) return `${name}, ${formatDate(day, locale, 'short')}`;
  const { amount, methodName } = transfer;
  if (amount === null) return `${name}: ${methodName}`;
  return microcopy.transfer_of
    .replace('{kind}', name)
    .replace('{amount}', () => formatMoney(amount, market.currency, locale))
    .replace('{method}', () => methodName);
}

function formatResult({ transfer, checks, terms, games, support }: CasinoRecord, { locale, microcopy }: Texts): string | null {
  if (transfer) {
    const minutes = (Date.parse(transfer.receivedAt ?? '') - Date.parse(transfer.askedAt)) / 60_000;
    if (transfer.receivedAt === null) return microcopy.transfer_not_received;
    return minutes >= 0 ? microcopy.news_took.replace('{time}', formatMinutes(minutes, locale)) : null;
  }
  const fill = (text: string, some: number, all = 0) =>
    text.replace('{some}', formatNumber(some, locale)).replace('{all}', formatNumber(all, locale));
  if (checks.length > 0) return fill(microcopy.news_checks, checks.filter(({ holds }) => holds).length, checks.length);
  if (terms) return terms.rollover ? fill(microcopy.news_rollover, terms.rollover) : microcopy.no_rollover;
  if (games) return fill(microcopy.news_games, games.reduced, games.sampled);
  if (!support) return null;
  const { answeredAfterMinutes } = support;
  return answeredAfterMinutes === null
    ? microcopy.news_no_answer
    : microcopy.news_answer.replace('{time}', formatMinutes(answeredAfterMinutes, locale));
}
