import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type AnchorProps, leadsNowhere } from './anchor.ts';

type OutboundLinkProps = {
  /** Null, or one that leads nowhere: the words stand alone. */
  anchor: (AnchorProps & Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-current' | 'onClick'>) | null;
  /** Read out where the link opens a new tab. */
  newTabText?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
  /** Stands behind all words of the link: an arrow, a line of text. */
  ending?: ReactNode;
};

/** A link whose target and rel were set by `buildAnchor`. One that leaves the page's language says so. */
export function OutboundLink({ anchor, newTabText, className, children, ending }: OutboundLinkProps) {
  if (!anchor || leadsNowhere(anchor)) return children;
  const language = anchor['data-language'];
  return (
    <a {...anchor} className={className}>
      {children}
      {language && <small>{` (${language})`}</small>}
      {anchor.target === '_blank' && newTabText && <span className="visually-hidden">{` (${newTabText})`}</span>}
      {ending}
    </a>
  );
}
