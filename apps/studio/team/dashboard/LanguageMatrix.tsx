import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { formatDay } from '../../core/dates/formatMoment.ts';
import {
  buildLanguagesUrl,
  languagesPath,
  pageSize,
  type LanguageCell,
  type LanguageFilter,
  type LanguageRow,
  languageStates,
  stateLabels,
  readLanguageFilter,
  loadLanguageMatrix,
} from './languages.ts';
import styles from './languageMatrix.module.css';
import { languageTitles } from '../../core/languages/languageNames.ts';
import { Pages } from './Pages.tsx';
import type { AdminViewServerProps } from 'payload';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { mayWritePages } from '../../core/frontPage/work.ts';

type Props = { rows: readonly LanguageRow[]; total: number; filter: LanguageFilter; page: number };

const words: Record<LanguageCell['state'], string> = { published: 'Publicada', outdated: 'Antigua', draft: 'Borrador', missing: 'Falta' };

function LanguageMatrix({ rows, total, filter, page }: Props) {
  return (
    <>
      <FilterForm filter={filter} />
      <p className={styles.total} role="status">
        {total === 0 ? 'Ninguna página calza con el filtro.' : total === 1 ? '1 página' : `${total} páginas`}
        {total === 0 && <a href={languagesPath}>Ver todas</a>}
      </p>
      {rows.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="Páginas e idiomas">
          <table className={styles.matrix}>
            <thead>
              <tr>
                <th scope="col">Página</th>
                {contentLocales.map((locale) => (
                  <th key={locale} scope="col">
                    {languageTitles[locale]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pages page={page} total={total} size={pageSize} hrefOf={(other) => buildLanguagesUrl({ ...filter, page: other })} />
    </>
  );
}

function FilterForm({ filter: { locale, state, search } }: { filter: LanguageFilter }) {
  return (
    <form method="get" action={languagesPath} className={styles.filter} role="search">
      <label className={styles.field}>
        Página o ruta
        <input type="search" name="buscar" defaultValue={search} maxLength={200} />
      </label>
      <label className={styles.field}>
        Idioma
        <select name="idioma" defaultValue={locale ?? ''}>
          <option value="">Cualquiera</option>
          {contentLocales.map((code) => (
            <option key={code} value={code}>
              {languageTitles[code]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Estado
        <select name="estado" defaultValue={state ?? ''}>
          <option value="">Cualquiera</option>
          {languageStates.map((name) => (
            <option key={name} value={name}>
              {stateLabels[name]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Filtrar</button>
    </form>
  );
}

function Row({ row: { id, name, cells } }: { row: LanguageRow }) {
  const path = cells.find(({ locale }) => locale === defaultContentLocale)?.path;
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{name || 'Sin nombre'}</span>
        {path && <small className={styles.path}>{path}</small>}
      </th>
      {cells.map((cell) => (
        <td key={cell.locale}>
          <a
            className={styles.cell}
            data-state={cell.state}
            href={`/admin/collections/pages/${id}?locale=${cell.locale}`}
            aria-label={`${name || 'Sin nombre'}, ${languageTitles[cell.locale]}: ${describe(cell)}`}
            {...(cell.path !== null && { title: cell.path })}
          >
            {words[cell.state]}
            {cell.hasDraft && <span className={styles.pending}> + cambios</span>}
          </a>
        </td>
      ))}
    </tr>
  );
}

function describe({ state, hasDraft, changed }: LanguageCell): string {
  const since = changed === null ? '' : `, con textos del ${formatDay(dayInMarket(new Date(changed)))}`;
  return `${stateLabels[state]}${since}${hasDraft ? ', y hay cambios sin publicar' : ''}`;
}

const title = 'Idiomas, página por página';

/** `/admin/idiomas`: in which languages each page is out, written or missing. */
export function LanguagesView(view: AdminViewServerProps) {
  const { permissions } = view.initPageResult;
  return (
    <StudioPage view={view} title={title} mayOpen={() => mayWritePages({ permissions })} audience="quienes escriben páginas">
      {() => renderMatrix(view)}
    </StudioPage>
  );
}

async function renderMatrix({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { page, ...filter } = readLanguageFilter(searchParams ?? {});
  const part = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await loadLanguageMatrix(req.payload.db.pool, filter, part);
  return (
    <>
      <h1>{title}</h1>
      <LanguageMatrix rows={rows} total={total} filter={filter} page={page} />
    </>
  );
}
