import { defaultContentLocale, isContentLocale } from '@lupa/contracts/locale.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps, Where } from 'payload';
import { languageNames } from '../languages/languageNames.ts';
import { isolateRequest } from '../publish/reader.ts';
import { type DescribedVersion, describeVersion, loadEditors, type StoredVersion } from './describeVersion.ts';
import styles from './versions.module.css';

const perPage = 20;

/** The versions of a document: when in the market, who, in which state, and with what note. In the place of Payload's list, which says neither who nor why. */
export async function VersionsView({ initPageResult, searchParams, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return notFound();
  const { slug, labels, admin } = collectionConfig;
  const isTrashed = routeSegments?.[2] === 'trash';
  const address = `/admin/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}/versions`;
  const where: Where = { and: [{ parent: { equals: docID } }, { snapshot: { not_equals: true } }] };
  const page = Number(searchParams?.['page']) || 1;
  const locale = isContentLocale(req.locale) ? req.locale : defaultContentLocale;
  const read = { collection: slug, where, locale, depth: 0, limit: perPage, page, sort: '-updatedAt', overrideAccess: false } as const;
  const { docs, totalDocs, hasNextPage, hasPrevPage } = await req.payload.findVersions({ ...read, req: isolateRequest(req) });
  const versions = docs as unknown as StoredVersion[];
  const people = await loadEditors(req, versions);
  return (
    <main className="versions">
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={typeof labels.plural === 'string' ? labels.plural : slug}
        useAsTitle={admin.useAsTitle}
        view="Versiones"
      />
      <main>
        <Gutter className={styles['page'] ?? ''}>
          {versions.length === 0 ? (
            <p>Todavía no hay versiones: la primera se guarda con el primer cambio.</p>
          ) : (
            <table className={styles['versions']}>
              <caption className={styles['caption']}>
                {totalDocs === 1 ? '1 versión' : `${totalDocs} versiones`}. Horas de {countryName}.
              </caption>
              <thead>
                <tr>
                  <th scope="col">Cuándo</th>
                  <th scope="col">Quién</th>
                  <th scope="col">Estado</th>
                  <th scope="col">Nota</th>
                </tr>
              </thead>
              <tbody>
                {versions.map((version) => (
                  <Row key={version.id} version={version} described={describeVersion(version, people)} address={address} />
                ))}
              </tbody>
            </table>
          )}
          <Pages address={address} page={page} hasNext={hasNextPage} hasBefore={hasPrevPage} />
        </Gutter>
      </main>
    </main>
  );
}

function Row({ version, described, address }: { version: StoredVersion; described: DescribedVersion; address: string }) {
  const { when, by, note, isTyped } = described;
  return (
    <tr>
      <th scope="row">
        <a href={`${address}/${version.id}`}>{when}</a>
      </th>
      <td data-label="Quién">{by}</td>
      <td data-label="Estado">
        <span className={styles['state']} data-published={version.version['_status'] === 'published' || undefined}>
          {stateOf(version)}
        </span>
      </td>
      <td data-label="Nota">
        {note}
        {isTyped && <span className={styles['aside']}> (todavía en el formulario)</span>}
      </td>
    </tr>
  );
}

function stateOf({ autosave, publishedLocale, version }: StoredVersion): string {
  if (isContentLocale(publishedLocale)) return `Publicada en ${languageNames[publishedLocale]}`;
  if (version['_status'] === 'published') return 'Publicada';
  return autosave ? 'Guardado automático' : 'Borrador';
}

function Pages({ address, page, hasNext, hasBefore }: { address: string; page: number; hasNext: boolean; hasBefore: boolean }) {
  if (!hasNext && !hasBefore) return null;
  return (
    <nav className={styles['pages']} aria-label="Más versiones">
      {hasBefore && <a href={`${address}?page=${page - 1}`}>Más nuevas</a>}
      {hasNext && <a href={`${address}?page=${page + 1}`}>Más antiguas</a>}
    </nav>
  );
}
