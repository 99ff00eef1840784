import type { BlockContext } from '../../block.ts';
import { detailAddress } from './detailAddress.ts';
import { type DetailKind, reviewAnchors } from './reviewAnchors.ts';

/** What unfolds when it is asked for: a link until then. */
export type PresentedDetail = {
  id: string;
  /** Of what one unfolds the others of the same name fold. */
  group: string | undefined;
  title: string;
  /** Whose it is, read out after the title. */
  casino: string;
  /** Where the same text stands: of use without script. */
  href: string;
  /** Where it is fetched from. */
  address: string;
};

type Place = {
  kind: DetailKind;
  title: string;
  entry: string;
  casino: string;
  /** The id of what the detail is in; unique in the page. */
  group: string;
  blockId: string;
  /** The path of the casino's review; null without one. */
  review: string | null;
};

export function presentDetail({ kind, title, entry, casino, group, blockId, review }: Place, { page }: BlockContext): PresentedDetail {
  const address = detailAddress(encodeURI(page.slug), { block: blockId, kind, entry });
  const href = review === null ? address : `${review}#${reviewAnchors[kind]}`;
  return { id: `${group}-${kind}`, group, title, casino, href, address };
}
