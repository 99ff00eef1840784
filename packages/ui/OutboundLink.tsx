import type { ReactNode } from 'react';
import type { AnchorProps } from './anchor.ts';

type OutboundLinkProps = {
  anchor: AnchorProps;
  /** Read out where the link opens a new tab. */
  newTabText?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A text link whose target and rel were set by `buildAnchor`. */
export function OutboundLink({ anchor, newTabText, className, children }: OutboundLinkProps) {
  return (
    <a {...anchor} className={className}>
      {children}
      {anchor.target === '_blank' && newTabText && <span className="visually-hidden">{` (${newTabText})`}</span>}
    </a>
  );
}
