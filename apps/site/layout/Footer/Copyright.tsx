import type { Presenter } from '@lupa/blocks/block.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { isIconName } from '@lupa/ui/iconPaths.ts';
import { footerTarget, type FooterModel } from './buildFooterModel.ts';
import styles from './Copyright.module.css';

/** The last line: whose it is, the legal links, the other places to find us. */
export function Copyright({ area, presenter }: { area: FooterModel['copyrightArea']; presenter: Presenter }) {
  return (
    <div className={styles.copyright}>
      <p className={styles.text}>{area.text}</p>
      {area.links.length > 0 && (
        <ul className={styles.links}>
          {area.links.map(({ text, link }) => (
            <li key={text}>
              <a {...presenter.anchor({ url: footerTarget(link) })} className={styles.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {area.socialMedia.length > 0 && (
        <ul className={styles.social}>
          {area.socialMedia.map(({ link, iconName }) => (
            <li key={link}>
              <a {...presenter.anchor({ url: link })} aria-label={iconName} className={styles.icon}>
                <Icon name={isIconName(iconName) ? iconName : 'globe'} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
