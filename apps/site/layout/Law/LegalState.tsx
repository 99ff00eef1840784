import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { LayoutModel } from '../layoutModel.ts';

type LegalStateProps = Pick<LayoutModel, 'legal' | 'microcopy' | 'presenter'> & {
  className: string | undefined;
  linkClassName: string | undefined;
};

/** How the law stands, who says so, and when it was last looked at. */
export function LegalState({ legal, microcopy, presenter, className, linkClassName }: LegalStateProps) {
  if (!legal) return null;
  return (
    <p className={className}>
      {microcopy.law_status}: <strong>{legal.state}</strong>.{legal.verifiedOn && ` ${microcopy.verified_on} ${legal.verifiedOn}.`}{' '}
      {legal.source && (
        <OutboundLink
          anchor={presenter.anchor({ url: legal.source, openInNewTab: true })}
          newTabText={presenter.newTabText}
          className={linkClassName}
        >
          {microcopy.fact_source}
          <span className="visually-hidden">: {microcopy.law_status}</span>
        </OutboundLink>
      )}
    </p>
  );
}
