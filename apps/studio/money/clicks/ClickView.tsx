import type { AdminViewServerProps } from 'payload';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { ClickDetails } from './ClickDetails.tsx';
import forms from '../../core/report/forms.module.css';
import { loadClick, type ClickSearch } from './loadClick.ts';
import { reportPath } from './reportParameters.ts';
import styles from '../../core/report/frame.module.css';
import { PageLink } from '../../core/components/controls.tsx';
import { formatLongDay } from '../../core/dates/days.ts';

/** `/admin/clicks/<id>`: one click, with everything that is known about where it came from. */
export const ClickView = studioPage('Un clic', renderClick, { parents: [{ label: 'Clics', url: reportPath }] });

async function renderClick({ initPageResult, params }: AdminViewServerProps) {
  const { payload } = initPageResult.req;
  const segments = params?.['segments'];
  const found = await loadClick(payload, decode(Array.isArray(segments) ? (segments[1] ?? '') : ''));
  return (
    <>
      <div className={styles.head}>
        <h1>{found.kind === 'found' ? 'Un clic' : 'No encontramos este clic'}</h1>
        <ClickSearchForm id={found.kind === 'found' ? '' : found.id} />
      </div>
      {found.kind === 'found' ? (
        <ClickDetails found={found} siteUrl={String(payload.config.custom['siteUrl'])} />
      ) : (
        <ClickAbsence search={found} />
      )}
    </>
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function ClickAbsence({ search }: { search: Exclude<ClickSearch, { kind: 'found' }> }) {
  return (
    <div className={styles.notice} role="status">
      {search.kind === 'malformed' && (
        <p>
          <code>{search.id}</code> no es el id de un clic. Un id se ve así: <code>5400-1795280000000-0123456789abcdef</code>. Cópialo
          completo: es el número que el casino recibe con cada visita.
        </p>
      )}
      {search.kind === 'unknown' && (
        <p>
          No hay ningún clic con el id <code>{search.id}</code>. Revisa que esté completo. Los clics se guardan uno a uno por un tiempo (90
          días, salvo que se haya configurado otro); después quedan solo en las sumas de cada día.
        </p>
      )}
      {search.kind === 'reduced' && (
        <>
          <p>
            Por su número, el clic <code>{search.id}</code> es del {formatLongDay(search.day)}. De ese día ya no se guardan los clics uno a
            uno: quedan las sumas del día.
          </p>
          <p>
            <PageLink href={`${reportPath}?by=partner&from=${search.day}&to=${search.day}`}>Ver los clics de ese día por casino</PageLink>
          </p>
        </>
      )}
      <p>
        <PageLink href={reportPath}>Volver al informe de clics</PageLink>
      </p>
    </div>
  );
}

export function ClickSearchForm({ id = '' }: { id?: string }) {
  return (
    <form action={reportPath} method="get" className={forms.search} role="search">
      <label className={forms.field}>
        <span className={forms.label}>Buscar un clic por su id</span>
        <input
          className={`${forms.input} ${forms.id}`}
          name="id"
          defaultValue={id}
          placeholder="5400-…"
          autoComplete="off"
          spellCheck={false}
          required
        />
      </label>
      <button className={forms.secondary} type="submit">
        Abrir
      </button>
    </form>
  );
}
