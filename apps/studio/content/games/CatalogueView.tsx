import { spanishLocale } from '@lupa/contracts/market.ts';
import { Link } from '@payloadcms/ui';
import { APIError, type PayloadRequest } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import parts from '../../core/components/parts.module.css';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { mayWritePages } from '../../core/frontPage/work.ts';
import { sourceOf } from '../../core/publish/sources.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import { ReportTabs } from '../../core/report/reportParts.tsx';
import forms from '../../core/report/forms.module.css';
import { loadUsesOfEach } from '../../core/uses/loadUses.ts';
import type { NamedUse } from '../../core/uses/usesPath.ts';
import type { Catalogue, CatalogueItem, CatalogueKind } from './catalogue.ts';
import styles from './catalogue.module.css';
import {
  buildCatalogueUrl,
  cataloguePagePath,
  type CatalogueQuery,
  kindName,
  kindValues,
  readCatalogueQuery,
  typedName,
} from './cataloguePaths.ts';

const title = 'Catálogo de juegos';
const pageSize = 24;
const kinds: Record<CatalogueKind, string> = { games: 'Juegos', providers: 'Proveedores' };
const templates: Record<CatalogueKind, string> = { games: 'juego', providers: 'proveedor' };

/** What the games service has, which nobody edits here, with where each game and provider is used. */
export const CatalogueView = studioPage(
  title,
  async ({ initPageResult: { req, permissions }, searchParams }) => {
    const query = readCatalogueQuery(searchParams ?? {});
    return (
      <>
        <div>
          <h1>{title}</h1>
          <p className={parts.lead}>Lo que manda el servicio de juegos, y dónde se usa. Aquí se mira; los datos se cambian en su fuente.</p>
        </div>
        <ReportTabs
          label="Qué se ve del catálogo"
          labels={kinds}
          chosen={query.kind}
          urlOf={(kind) => buildCatalogueUrl({ kind, typed: query.typed })}
        />
        <SearchForm query={query} />
        {await renderPart(req, query, mayWritePages({ permissions }))}
      </>
    );
  },
  { mayOpen: (user) => roleOf(user) !== undefined, audience: 'quienes tienen una cuenta' },
);

const SearchForm = ({ query: { kind, typed } }: { query: CatalogueQuery }) => (
  <form action={cataloguePagePath} role="search" className={forms.search}>
    <input type="hidden" name={kindName} value={kindValues[kind]} />
    <label className={forms.field}>
      <span className={forms.label}>Nombre</span>
      <input key={typed} type="search" name={typedName} defaultValue={typed} maxLength={100} className={forms.input} />
    </label>
    <button type="submit" className={forms.primary}>
      Buscar
    </button>
  </form>
);

async function renderPart(req: PayloadRequest, query: CatalogueQuery, mayWrite: boolean) {
  const catalogue = req.payload.config.custom['catalogue'] as Catalogue;
  const { kind, typed, page } = query;
  try {
    const { items, total } = await catalogue[kind].search(typed, page, pageSize);
    if (items.length === 0) return <p className={parts.well}>{typed === '' ? 'El catálogo está vacío.' : `Nada con «${typed}».`}</p>;
    const uses = await loadUsesOfEach(
      req,
      items.map(({ id }) => sourceOf(kind, id)),
    );
    return (
      <>
        <ul className={styles.items}>
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              kind={kind}
              uses={uses.get(sourceOf(kind, item.id)) ?? []}
              siteUrl={siteUrlOf(req.payload)}
              mayWrite={mayWrite}
            />
          ))}
        </ul>
        <Pages query={query} total={total} />
      </>
    );
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    return (
      <p className={parts.fault} role="alert">
        {error.message} <Link href={buildCatalogueUrl(query)}>Reintentar</Link>
      </p>
    );
  }
}

type ItemProps = { item: CatalogueItem; kind: CatalogueKind; uses: NamedUse[]; siteUrl: string; mayWrite: boolean };

function Item({ item: { id, name, kind: detail, picture, path }, kind, uses, siteUrl, mayWrite }: ItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.picture}>{picture !== null && <img src={picture} alt="" loading="lazy" />}</span>
      <div className={styles.words}>
        <h2 className={parts.title}>{name}</h2>
        <p className={parts.aside}>
          {detail} · n.º {id}
        </p>
        <Uses uses={uses} />
        <p className={parts.cluster}>
          {mayWrite && (
            <Link href={`/admin/plantillas?plantilla=${templates[kind]}&sujeto=${id}`} prefetch={false}>
              Escribir sobre {name}
            </Link>
          )}
          {path !== null && (
            <a href={new URL(path, siteUrl).href} target="_blank" rel="noopener noreferrer">
              Ver en el sitio<span className="sr-only"> {name} (se abre en otra pestaña)</span>
            </a>
          )}
        </p>
      </div>
    </li>
  );
}

function Uses({ uses }: { uses: NamedUse[] }) {
  if (uses.length === 0) return <p className={parts.aside}>No se usa en ningún documento.</p>;
  return (
    <details>
      <summary className={parts.summary}>{uses.length === 1 ? 'Se usa en un documento' : `Se usa en ${uses.length} documentos`}</summary>
      <ul className={parts.list}>
        {uses.map((use) => (
          <li key={use.path}>
            <Link href={use.path} prefetch={false}>
              {use.title}
            </Link>{' '}
            <span className={parts.aside}>
              {use.kind}
              {use.isPublished ? '' : ', solo en su borrador'}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Pages({ query, total }: { query: CatalogueQuery; total: number }) {
  const count = Math.ceil(total / pageSize);
  const { kind, page } = query;
  return (
    <nav aria-label="Páginas del catálogo" className={parts.bar}>
      <span>
        {total.toLocaleString(spanishLocale)} {kinds[kind].toLowerCase()}
        {count > 1 && `, página ${page} de ${count}`}
      </span>
      <span className={parts.cluster}>
        {page > 1 && <Link href={buildCatalogueUrl({ ...query, page: page - 1 })}>Página anterior</Link>}
        {page < count && <Link href={buildCatalogueUrl({ ...query, page: page + 1 })}>Página siguiente</Link>}
      </span>
    </nav>
  );
}
