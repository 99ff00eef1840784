import { formatLanguage } from '@lupa/ui/formatLanguage.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import type { PageModel } from '../../page/pageModel.ts';
import styles from './Languages.module.css';

type LanguagesProps = Pick<PageModel, 'languages' | 'locale'> & {
  microcopy: Pick<Microcopy, 'language' | 'language_home' | 'language_missing'>;
};

/** The page in each language of the site. What does not exist in a language leads to its index, and says so. */
export function Languages({ languages, locale: current, microcopy }: LanguagesProps) {
  if (languages.length === 0) return null;
  const missing = languages.filter(({ isHome }) => isHome).map(({ locale }) => formatLanguage(locale, current));
  return (
    <nav aria-label={microcopy.language} className={styles.languages}>
      <Icon name="globe" className={styles.globe} />
      <ul className={styles.items}>
        {languages.map(({ locale, name, path, isHome }) => (
          <li key={locale} aria-current={locale === current || undefined}>
            <a href={path} lang={languageTag(locale)} hrefLang={languageTag(locale)} className={styles.link}>
              {name}
              {isHome && <span lang={languageTag(current)} className="visually-hidden">{` (${microcopy.language_home})`}</span>}
            </a>
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p className={styles.missing}>{describeMissing(missing, current, microcopy)}</p>}
    </nav>
  );
}

function describeMissing(missing: string[], locale: string, { language_missing }: LanguagesProps['microcopy']): string {
  return language_missing.replace('{languages}', () => new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(missing));
}
