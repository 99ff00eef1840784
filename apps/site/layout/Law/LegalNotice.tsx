import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { LayoutModel } from '../layoutModel.ts';
import { NoticeBar } from '../NoticeBar/NoticeBar.tsx';

export function LegalNotice({ layout: { legal, microcopy, presenter } }: { layout: LayoutModel }) {
  if (!legal?.notice) return null;
  const { notice, source } = legal;
  return (
    <NoticeBar
      label={microcopy.law_status}
      icon="alert"
      tone="caution"
      renderLink={(className) =>
        source && (
          <OutboundLink
            anchor={presenter.anchor({ url: source, openInNewTab: true })}
            newTabText={presenter.newTabText}
            className={className}
          >
            {microcopy.fact_source}
          </OutboundLink>
        )
      }
    >
      {notice}
    </NoticeBar>
  );
}

type LegalStateProps = Pick<LayoutModel, 'legal' | 'microcopy' | 'presenter'> & {
  className: string | undefined;
  linkClassName: string | undefined;
};

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
