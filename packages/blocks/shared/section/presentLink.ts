import type { Link } from '@lupa/contracts/link.ts';
import { isPaid, leadsNowhere, type AnchorProps } from '@lupa/ui/anchor.ts';
import type { BlockContext } from '../../block.ts';

/** A link with its text, ready to be shown. */
export type PresentedLink = { anchor: AnchorProps; text: string; newTabText: string };

/** The same; `advertising` is the word for it where a partner pays for the link. */
export type LabelledLink = PresentedLink & { advertising: string | null };

/** An editor's link; null without one, and where its target may not be followed. */
export function presentLink(
  link: Link | null,
  { presenter, microcopy }: Pick<BlockContext, 'presenter' | 'microcopy'>,
): LabelledLink | null {
  if (link === null) return null;
  const anchor = presenter.anchor(link);
  if (leadsNowhere(anchor)) return null;
  return { anchor, text: link.title, newTabText: presenter.newTabText, advertising: isPaid(anchor) ? microcopy.advertising : null };
}
