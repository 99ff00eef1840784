import type { Presenter } from '@lupa/blocks/block.ts';
import { consentBoxId } from '@lupa/contracts/consent.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ReactNode } from 'react';
import type { LayoutModel } from '../../page/pageModel.ts';
import { LegalState } from '../Law/LegalState.tsx';
import type { FooterModel } from './buildFooterModel.ts';
import styles from './Copyright.module.css';
import { AddressText, FooterAnchor } from './FooterAnchor.tsx';

type CopyrightProps = {
  text: string;
  links: FooterModel['copyrightLinks'];
  presenter: Presenter;
  microcopy: Microcopy;
  /** Of the page of what is saved on the device. */
  savedPath: string;
  legal: LayoutModel['legal'];
  /** What visitors may choose; is beside the legal links. */
  children: ReactNode;
};

/** The last lines: the legal links, the way back to the choice about consent, and whose site it is. */
export function Copyright({ text, links, presenter, microcopy, savedPath, legal, children }: CopyrightProps) {
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
        <li className={styles.needsScript}>
          <a href={savedPath} className={styles.link}>
            {microcopy.saved_pages}
          </a>
        </li>
        <li className={styles.needsScript}>
          <button type="button" aria-controls={consentBoxId} className={styles.link}>
            {microcopy.privacy_preferences}
          </button>
        </li>
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
