import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { LayoutModel } from '../../page/pageModel.ts';
import { Wrapper } from '../Wrapper.tsx';
import styles from './LegalNotice.module.css';

/** Says above the content of every page what the law changes on this site. */
export function LegalNotice({ layout: { legal, microcopy, presenter } }: { layout: LayoutModel }) {
  if (!legal?.notice) return null;
  return (
    <aside aria-label={microcopy.law_status} className={styles.notice}>
      <Wrapper className={styles.row}>
        <Icon name="alert" className={styles.icon} />
        <p className={styles.text}>{legal.notice}</p>
        {legal.source && (
          <OutboundLink
            anchor={presenter.anchor({ url: legal.source, openInNewTab: true })}
            newTabText={presenter.newTabText}
            className={styles.link}
          >
            {microcopy.fact_source}
          </OutboundLink>
        )}
      </Wrapper>
    </aside>
  );
}
