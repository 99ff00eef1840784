import { isPaid, leadsNowhere, type AnchorProps } from '@lupa/ui/anchor.ts';
import type { Presenter } from '../block.ts';

/** Where a warning comes from. Without a link where that would lead to the casino itself. */
export type PresentedSource = { text: string; anchor: AnchorProps | null };

/** Public sources by their host (`sernac.cl`); another text ("un lector") stands as it is. The listed casino is never linked, nor is any partner. */
export function presentSource(
  { source, webSite }: { source: string | null; webSite: string },
  presenter: Pick<Presenter, 'anchor'>,
): PresentedSource | null {
  if (source === null) return null;
  const host = hostOf(source);
  if (host === null) return /^[a-z]+:/i.test(source) ? null : { text: source, anchor: null };
  const casinoHost = hostOf(/^https?:/.test(webSite) ? webSite : `https://${webSite}`);
  const isOfCasino = casinoHost !== null && (host === casinoHost || host.endsWith(`.${casinoHost}`));
  const anchor = presenter.anchor({ url: source, openInNewTab: true, noFollow: true });
  return { text: host, anchor: isOfCasino || isPaid(anchor) || leadsNowhere(anchor) ? null : anchor };
}

function hostOf(url: string): string | null {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, '');
}
