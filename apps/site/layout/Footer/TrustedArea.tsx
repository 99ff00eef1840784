import { Picture } from '@lupa/ui/Picture.tsx';
import type { LayoutModel } from '../../page/pageModel.ts';
import type { FooterModel } from './buildFooterModel.ts';
import styles from './TrustedArea.module.css';

/** Responsible gambling: who may play, and where there is help. */
export function TrustedArea({ area, layout: { presenter, microcopy } }: { area: FooterModel['trustedArea']; layout: LayoutModel }) {
  return (
    <div className={styles.area}>
      <p className={styles.adults}>
        <span aria-hidden="true">18+</span>
        <span className="visually-hidden">{microcopy.adults_only}</span>
      </p>
      <div className={styles.texts}>
        <p className={styles.title}>{area.title || microcopy.adults_only}</p>
        {area.description && <p className={styles.description}>{area.description}</p>}
      </div>
      {area.items.length > 0 && (
        <ul className={styles.items}>
          {area.items.map(({ name, link, logo }) => {
            const content = logo ? (
              <Picture
                {...presenter.picture({ src: logo, alt: name, width: null, height: null }, { width: 128, height: 64, fit: 'inside' })}
                className={styles.logo}
              />
            ) : (
              name
            );
            return (
              <li key={name}>
                {link ? (
                  <a {...presenter.anchor({ url: link })} className={styles.item}>
                    {content}
                  </a>
                ) : (
                  <span className={styles.item}>{content}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
