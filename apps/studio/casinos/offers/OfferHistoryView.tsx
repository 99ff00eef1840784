import { Options } from '../../core/components/controls.tsx';
import { countryName } from '@lupa/domain/marketNames.ts';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { formatMoment } from '../../core/dates/formatMoment.ts';
import { loadOfferHistory, filterHistory, type HistoryEntry, type TermChange } from './loadOfferHistory.ts';
import { isTermName, labelOf, termNames } from './offerTerms.ts';
import styles from './offerHistory.module.css';

const kinds: Record<HistoryEntry['kind'], string> = {
  first: 'Primera publicación',
  changed: 'Cambio de condiciones',
  withdrawn: 'Se retiró del sitio',
  restored: 'Se volvió a publicar',
};

export async function OfferHistoryView({ initPageResult: { docID, req }, searchParams }: DocumentViewServerProps) {
  const history = await loadOfferHistory(req, Number(docID));
  const asked = searchParams?.['campo'];
  const field = typeof asked === 'string' && isTermName(asked) ? asked : '';
  const entries = filterHistory(history, field);
  return (
    <main>
      <Gutter className={styles['page'] ?? ''}>
        <SetStepNav nav={[{ label: 'Ofertas', url: `/admin/collections/${slugs.offers}` }, { label: 'Historia' }]} />
        <div className={styles['header']}>
          <div>
            <h2 className={styles['title']}>Historia de las condiciones</h2>
            <p className={styles['lead']}>
              Lo que el sitio mostró y cuándo cambió, lo más nuevo primero. Los borradores no aparecen. Horas de {countryName}.
            </p>
          </div>
          <FieldFilter history={history} field={field} />
        </div>
        {entries.length === 0 ? (
          <p className={styles['empty']}>
            {history.length === 0
              ? 'Esta oferta todavía no se publica. Su historia empieza con la primera publicación.'
              : 'Este campo nunca ha tenido un valor publicado.'}
          </p>
        ) : (
          <ol className={styles['entries']}>
            {entries.map((entry) => (
              <Entry key={entry.at} entry={entry} isAlone={entries.length === 1} />
            ))}
          </ol>
        )}
      </Gutter>
    </main>
  );
}

function FieldFilter({ history, field }: { history: HistoryEntry[]; field: string }) {
  const changed = termNames.filter((name) => history.some(({ changes }) => changes.some((change) => change.name === name)));
  if (changed.length === 0) return null;
  return (
    <form method="get" className={styles['filter']}>
      <label htmlFor="campo">Campo</label>
      <select id="campo" name="campo" defaultValue={field}>
        <option value="">Todos</option>
        <Options of={changed.map((name) => [name, labelOf(name)])} />
      </select>
      <button type="submit">Ver</button>
    </form>
  );
}

function Entry({ entry: { at, by, kind, changes }, isAlone }: { entry: HistoryEntry; isAlone: boolean }) {
  return (
    <li className={styles['entry']} data-kind={kind}>
      <h3 className={styles['kind']}>{kinds[kind]}</h3>
      <p className={styles['when']}>
        <time dateTime={at}>{formatMoment(at)}</time>
        {by === null ? '' : `, por ${by}`}
      </p>
      {kind === 'first' ? (
        <details open={isAlone || changes.length === 1} className={styles['first']}>
          <summary>Condiciones con que empezó</summary>
          <Changes changes={changes} isFirst />
        </details>
      ) : (
        changes.length > 0 && <Changes changes={changes} isFirst={false} />
      )}
    </li>
  );
}

function Changes({ changes, isFirst }: { changes: TermChange[]; isFirst: boolean }) {
  return (
    <table className={styles['changes']} data-first={isFirst}>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          {!isFirst && <th scope="col">Antes</th>}
          <th scope="col">{isFirst ? 'Valor' : 'Después'}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, label, before, after }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {!isFirst && <td data-column="Antes">{before === null ? <Missing /> : <del>{before}</del>}</td>}
            <td data-column={isFirst ? 'Valor' : 'Después'}>{after === null ? <Missing /> : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Missing = () => <span className={styles['missing']}>sin dato</span>;
