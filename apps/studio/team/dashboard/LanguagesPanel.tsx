import { buildLanguagesUrl, languagesPath, countLanguages, type LanguageCount, type LanguageState } from './languages.ts';
import styles from './languagesPanel.module.css';
import { languageTitles } from '../../core/languages/languageNames.ts';
import { LoadedPanel } from '../../core/frontPage/Panel.tsx';
import type { WorkContext } from '../../core/frontPage/work.ts';

const columns: [LanguageState, string][] = [
  ['published', 'Publicadas'],
  ['outdated', 'Antiguas'],
  ['draft', 'Borrador'],
  ['missing', 'Faltan'],
];

export function LanguagesPanel({ context }: { context: WorkContext }) {
  return (
    <LoadedPanel
      context={context}
      id="idiomas"
      title="Idiomas que faltan"
      load={() => countLanguages(context.req.payload.db.pool)}
      render={(counts) => ({
        count: String(counts.reduce((sum, count) => sum + count.missing, 0)),
        more: { href: languagesPath, label: 'Ver página por página' },
        children: <CountTable counts={counts} />,
      })}
    />
  );
}

function CountTable({ counts }: { counts: readonly LanguageCount[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Idioma</th>
          {columns.map(([state, label]) => (
            <th key={state} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.locale}>
            <th scope="row">{languageTitles[count.locale]}</th>
            {columns.map(([state, label]) => (
              <Count key={state} count={count} state={state} label={label} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ count, state, label }: { count: LanguageCount; state: LanguageState; label: string }) {
  const { locale } = count;
  return (
    <td className={styles.number} data-state={count[state] > 0 ? state : undefined}>
      {count[state] === 0 ? (
        '0'
      ) : (
        <a href={buildLanguagesUrl({ locale, state })} aria-label={`${languageTitles[locale]}, ${label.toLowerCase()}: ${count[state]}`}>
          {count[state]}
        </a>
      )}
    </td>
  );
}
