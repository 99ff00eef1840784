import { Suspense } from 'react';
import { buildLanguagesUrl, languagesPath, countLanguages, type LanguageCount, type LanguageState } from './languages.ts';
import styles from './languagesPanel.module.css';
import { languageTitles } from '../../core/languages/languageNames.ts';
import { loadOrNull } from '../../core/frontPage/loadSections.ts';
import { FailedPanel, Panel, WaitingPanel } from '../../core/frontPage/Panel.tsx';
import type { WorkContext } from '../../core/frontPage/work.ts';

const id = 'idiomas';
const title = 'Idiomas que faltan';
const columns: [LanguageState, string][] = [
  ['published', 'Publicadas'],
  ['outdated', 'Antiguas'],
  ['draft', 'Borrador'],
  ['missing', 'Faltan'],
];

export function LanguagesPanel({ context }: { context: WorkContext }) {
  return (
    <Suspense fallback={<WaitingPanel id={id} title={title} />}>
      <LoadedPanel context={context} />
    </Suspense>
  );
}

async function LoadedPanel({ context }: { context: WorkContext }) {
  const counts = await loadOrNull(context, id, () => countLanguages(context.req.payload.db.pool));
  if (counts === null) return <FailedPanel id={id} title={title} />;
  const missing = counts.reduce((sum, count) => sum + count.missing, 0);
  return (
    <Panel id={id} title={title} count={String(missing)} more={{ href: languagesPath, label: 'Ver página por página' }}>
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
    </Panel>
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
