import type { ReportedPart } from '@lupa/contracts/errorReport.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { BlockContext } from '../../block.ts';
import { type PresentedReport, presentReport } from '../section/presentReport.ts';
import { detailAddress, type DetailKind, reviewAnchors } from './detailAddress.ts';

export type PresentedDetail = {
  id: string;
  /** Of what one unfolds the others of the same name fold. */
  group: string | undefined;
  title: string;
  casino: string;
  anchor: AnchorProps;
  address: string;
  isOfBonus: boolean;
};

type Place = {
  kind: DetailKind;
  title: string;
  partner: Pick<ToplistPartner, 'name' | 'attributes'>;
  entry: string;
  /** The id of what the detail is in; unique in the page. */
  group: string;
  blockId: string;
};

export function presentDetail({ kind, title, partner, entry, group, blockId }: Place, { page, presenter }: BlockContext): PresentedDetail {
  const address = detailAddress(encodeURI(page.slug), { block: blockId, kind, entry });
  const { reviewSlug } = partner.attributes;
  const anchor =
    reviewSlug === null ? { href: address, rel: 'nofollow' } : presenter.anchor({ url: `${reviewSlug}#${reviewAnchors[kind]}` });
  return { id: `${group}-${kind}`, group, title, casino: partner.name, anchor, address, isOfBonus: kind === 'cost' };
}

const reportedParts = { reason: 'nota', cost: 'oferta', facts: 'datos' } as const satisfies Record<DetailKind, ReportedPart>;

export function presentDetailReport(
  kind: DetailKind,
  { attributes }: Pick<ToplistPartner, 'attributes'>,
  context: BlockContext,
): PresentedReport {
  return presentReport(reportedParts[kind], context, attributes.reviewSlug ?? context.page.slug);
}
