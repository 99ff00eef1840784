import { leadsNowhere, type AnchorProps } from '@lupa/ui/anchor.ts';
import type { BlockContext } from '../../block.ts';

/** The casino's page with the terms of an offer: a source, which nobody pays for, and so no way out to a partner. Null where there is none. */
export function presentTermsPage(termsUrl: string | null, { presenter }: Pick<BlockContext, 'presenter'>): AnchorProps | null {
  if (termsUrl === null) return null;
  const anchor = presenter.anchor({ url: termsUrl, openInNewTab: true, noFollow: true });
  return leadsNowhere(anchor) ? null : anchor;
}
