import type { Payload } from 'payload';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { Day } from '../../core/dates/days.ts';
import { loadNames, type Names } from './loadNames.ts';
import { findOldestRawClick, findRawClick, findToplistAnswer, type RawClick, type ToplistAnswer } from './queryRawClicks.ts';

type SeenEntry = { position: number; partner: string; offer: string; wasClicked: boolean };

export type FoundClick = {
  kind: 'found';
  click: RawClick;
  names: Names;
  /** The list that the visitor saw; null when the click came from none or the list was not kept. */
  seen: (Omit<ToplistAnswer, 'entries'> & { entries: SeenEntry[] }) | null;
};

/** `malformed`: no id of a click at all. `reduced`: from a time of which only the daily sums are left. */
export type ClickSearch = FoundClick | { kind: 'malformed' | 'unknown'; id: string } | { kind: 'reduced'; id: string; day: Day };

const idPattern = /^\d+-(\d{13})-[0-9a-f]+$/;

/** Ids come from partners' statements: with spaces, line breaks and quotes around them, sometimes in capitals. */
export function cleanClickId(pasted: string): string {
  return pasted.replaceAll(/[\s\p{C}"'«»“”]/gu, '').toLowerCase();
}

export async function loadClick(payload: Payload, pasted: string): Promise<ClickSearch> {
  const database = payload.db.pool;
  const id = cleanClickId(pasted);
  const time = idPattern.exec(id)?.[1];
  if (time === undefined) return { kind: 'malformed', id };
  const click = await findRawClick(database, id);
  if (!click) {
    const oldest = await findOldestRawClick(database);
    const isReduced = oldest !== null && Number(time) < oldest.getTime();
    return isReduced ? { kind: 'reduced', id, day: dayInMarket(new Date(Number(time))) } : { kind: 'unknown', id };
  }
  const answer = click.responseId === null ? null : await findToplistAnswer(database, click.responseId);
  const offers = [click.offerId, ...(answer?.entries ?? []).map(({ offer }) => offer)];
  const names = await loadNames(payload, { offers, pagesOfBlocks: [click.page] });
  return { kind: 'found', click, names, seen: answer && { ...answer, entries: presentEntries(answer, click, names) } };
}

function presentEntries({ entries }: ToplistAnswer, click: RawClick, names: Names): SeenEntry[] {
  return entries.map(({ partner, offer }, index) => ({
    position: index + 1,
    partner: names.partners.get(partner)?.name ?? partner,
    offer: names.offers.get(offer)?.name ?? `oferta ${offer}`,
    // A casino stands once in a list; after filtering, its place on the page is another than in the list.
    wasClicked: partner === click.partnerSlug,
  }));
}
