import type { Link } from '@lupa/contracts/link.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { Presenter } from './block.ts';

/** A link with its text, ready to be shown. */
export type PresentedLink = { anchor: AnchorProps; text: string; newTabText: string };

export function presentLink(link: Link | null, presenter: Presenter): PresentedLink | null {
  return link && { anchor: presenter.anchor(link), text: link.title, newTabText: presenter.newTabText };
}
