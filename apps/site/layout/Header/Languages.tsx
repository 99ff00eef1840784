import { formatLanguage } from '@lupa/ui/formatLanguage.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { languageTag } from '@lupa/contracts/market.ts';
import { type LanguageChoice, type LayoutModel, linkTo } from '../layoutModel.ts';
import headerStyles from './Header.module.css';
import styles from './Languages.module.css';

type LanguagesProps = { languages: readonly LanguageChoice[]; layout: Pick<LayoutModel, 'locale' | 'microcopy' | 'path'> };

const menuId = 'languages';

/** The choice of languages, which keeps the page where it is there in the other language. */
export function Languages({ languages, layout }: LanguagesProps) {
  const { locale: current, microcopy } = layout;
  if (languages.length === 0) return null;
  const missing = languages.filter(({ isHome }) => isHome).map(({ locale }) => formatLanguage(locale, current));
  return (
    <>
      <button type="button" popoverTarget={menuId} aria-label={microcopy.language} className={`${headerStyles.button} ${styles.button}`}>
        <Icon name="globe" />
      </button>
      <nav id={menuId} popover="auto" aria-label={microcopy.language} className={headerStyles.panel}>
        <ul>
          {languages.map(({ locale, name, path, isHome }) => (
            <li key={locale} aria-current={locale === current || undefined}>
              <a {...linkTo(path, layout)} lang={languageTag(locale)} hrefLang={languageTag(locale)} className={`touch-row ${styles.link}`}>
                {name}
                {isHome && <span lang={languageTag(current)} className="visually-hidden">{` (${microcopy.language_home})`}</span>}
              </a>
            </li>
          ))}
        </ul>
        {missing.length > 0 && <p className={`small-print ${styles.missing}`}>{describeMissing(missing, current, microcopy)}</p>}
      </nav>
    </>
  );
}

function describeMissing(missing: string[], locale: string, { language_missing }: LayoutModel['microcopy']): string {
  return language_missing.replace('{languages}', () => new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(missing));
}
