import type { Presenter } from '@lupa/blocks/block.ts';
import { Picture } from '@lupa/ui/Picture.tsx';
import type { FooterModel } from './buildFooterModel.ts';
import styles from './Network.module.css';

/** Sister sites in a row that scrolls. Their colours are drawn, because the page's policy forbids style attributes. */
export function Network({ area, presenter }: { area: FooterModel['networkInterlinkingArea']; presenter: Presenter }) {
  if (area.sites.length === 0) return null;
  return (
    <div className={styles.network}>
      <div>
        {area.title && <p className={styles.title}>{area.title}</p>}
        {area.description && <p className={styles.description}>{area.description}</p>}
      </div>
      <ul className={styles.sites} tabIndex={0} aria-label={area.title}>
        {area.sites.map(({ casinoName, casinoLink, casinoLogo, casinoColor }) => (
          <li key={casinoLink}>
            <a {...presenter.anchor({ url: casinoLink })} className={styles.site}>
              {casinoColor && (
                <svg className={styles.colour} aria-hidden="true">
                  <rect width="100%" height="100%" fill={casinoColor} />
                </svg>
              )}
              {casinoLogo ? (
                <Picture
                  {...presenter.picture(
                    { src: casinoLogo, alt: casinoName, width: null, height: null },
                    { width: 128, height: 64, fit: 'inside' },
                  )}
                  className={styles.logo}
                />
              ) : (
                casinoName
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
