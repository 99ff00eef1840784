import type { Presenter } from '@lupa/blocks/block.ts';
import type { FooterColumn } from './buildFooterModel.ts';
import { AddressText, FooterAnchor } from './FooterAnchor.tsx';
import styles from './LinkColumns.module.css';

export function LinkColumns({ columns, presenter }: { columns: FooterColumn[]; presenter: Presenter }) {
  if (columns.length === 0) return null;
  return (
    <div className={styles.columns}>
      {columns.map(({ title, links }, index) => (
        <div key={index}>
          <h2 className={styles.title}>
            <FooterAnchor target={title.target} presenter={presenter} className={styles.titleText}>
              <AddressText text={title.text} />
            </FooterAnchor>
          </h2>
          <ul>
            {links.map((link, place) => (
              <li key={place}>
                <FooterAnchor target={link.target} presenter={presenter} className={styles.link}>
                  <AddressText text={link.text} />
                </FooterAnchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
