import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { LayoutModel } from '../../page/pageModel.ts';
import styles from './LegalState.module.css';

/** How the law stands, who says so, and when it was last looked at: a line of the footer. */
export function LegalState({ layout: { legal, microcopy, presenter } }: { layout: LayoutModel }) {
  if (!legal) return null;
  return (
    <p className={styles.state}>
      {microcopy.law_status}: <strong>{legal.state}</strong>.{legal.verifiedOn && ` ${microcopy.verified_on} ${legal.verifiedOn}.`}{' '}
      {legal.source && (
        <OutboundLink
          anchor={presenter.anchor({ url: legal.source, openInNewTab: true })}
          newTabText={presenter.newTabText}
          className={styles.link}
        >
          {microcopy.fact_source}
          <span className="visually-hidden">: {microcopy.law_status}</span>
        </OutboundLink>
      )}
    </p>
  );
}
