import type { Presenter } from '@lupa/blocks/block.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ReactNode } from 'react';
import type { LayoutModel } from '../layoutModel.ts';
import { LegalState } from '../Law/LegalNotice.tsx';
import type { FooterModel } from './buildFooterModel.ts';
import styles from './Copyright.module.css';
import { AddressText, FooterAnchor } from './FooterAnchor.tsx';

type CopyrightProps = {
  text: string;
  links: FooterModel['copyrightLinks'];
  presenter: Presenter;
  microcopy: Microcopy;
  moreLinks: ReactNode;
  legal: LayoutModel['legal'];
  children: ReactNode;
};

export function Copyright({ text, links, presenter, microcopy, moreLinks, legal, children }: CopyrightProps) {
  return (
    <div className={styles.copyright}>
      <ul className={styles.links}>
        {links.map((link, index) => (
          <li key={index}>
            <FooterAnchor target={link.target} presenter={presenter} className={styles.link}>
              <AddressText text={link.text} />
            </FooterAnchor>
          </li>
        ))}
        {moreLinks}
      </ul>
      <div className={styles.choices}>{children}</div>
      <LegalState legal={legal} microcopy={microcopy} presenter={presenter} className={styles.text} linkClassName={styles.link} />
      {text && (
        <p className={styles.text}>
          <AddressText text={text} />
        </p>
      )}
    </div>
  );
}

/** A link or button beside the legal links that does nothing without script. It gets the class of the others. */
export function ScriptedFooterLink({ children }: { children: (className: string | undefined) => ReactNode }) {
  return <li className={styles.needsScript}>{children(styles.link)}</li>;
}
