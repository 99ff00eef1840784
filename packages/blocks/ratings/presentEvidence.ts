import { recordAnchor } from '../shared/detail/detailAddress.ts';
import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { BlockContext } from '../block.ts';
import { presentSource } from '../shared/offer/presentFacts.ts';

/** A record behind a score, `Licencia, 20 oct 2026`, and where it can be seen: the timeline of the page, a capture, or its source. */
export type PresentedEvidence = { text: string; anchor: AnchorProps | null };

export function presentEvidence(
  ids: readonly string[],
  records: readonly CasinoRecord[],
  partner: Pick<ToplistPartner, 'slug' | 'attributes'>,
  context: BlockContext,
): PresentedEvidence[] {
  const { microcopy, locale } = context;
  return records
    .filter(({ id }) => ids.includes(id))
    .map((record) => ({
      text: `${microcopy[`record_${record.kind}`]}, ${formatDate(record.day, locale, 'short')}`,
      anchor: presentAnchor(record, partner, context),
    }));
}

function presentAnchor(
  { id, transfer, capture, source }: CasinoRecord,
  partner: Pick<ToplistPartner, 'slug' | 'attributes'>,
  context: BlockContext,
): AnchorProps | null {
  const { reviewSlug } = partner.attributes;
  // A transfer stands in the timeline of its casino's review.
  if (transfer !== null && reviewSlug === context.page.slug) return { href: `#${recordAnchor(id)}` };
  if (transfer !== null && reviewSlug !== null) return context.presenter.anchor({ url: `${reviewSlug}#${recordAnchor(id)}` });
  if (capture === null) return source === null ? null : presentSource(partner, source, context);
  const { src } = context.presenter.picture({ src: capture, alt: '', width: null, height: null }, { width: 1280, sizes: '1280px' });
  return context.presenter.anchor({ url: src, openInNewTab: true });
}
