import { Icon } from '@lupa/ui/Icon.tsx';
import type { LayoutModel } from '../../page/pageModel.ts';
import styles from './Languages.module.css';

type LanguagesProps = { languages: LayoutModel['languages']; current: LayoutModel['locale']; label: string };

/** The index of the site in each of its languages. Where a page has translations of its own, `hreflang` in its head names them. */
export function Languages({ languages, current, label }: LanguagesProps) {
  if (languages.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.languages}>
      <Icon name="globe" className={styles.globe} />
      <ul className={styles.items}>
        {languages.map(({ locale, name, path }) => (
          <li key={locale} aria-current={locale === current || undefined}>
            <a href={path} lang={locale} hrefLang={locale} className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
