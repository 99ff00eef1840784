import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { toDay } from '../../core/dates/days.ts';
import { formatDay } from '../../core/dates/formatMoment.ts';
import { roleOf } from '../../core/access/roles.ts';
import { PartnerTab } from '../../core/components/PartnerTab.tsx';
import parts from '../../core/components/parts.module.css';
import { Panel } from '../../core/frontPage/Panel.tsx';
import { slugs } from '../../core/slugs.ts';
import { listOptions } from './listOptions.ts';
import { AddPlace } from './AddPlace.tsx';
import { listToplists } from './createCasino.ts';
import { findMissing, reviewTemplateOf } from './findMissing.ts';
import { type Found, loadOverview, type Overview } from './loadOverview.ts';
import { createPathOf, documentPath, pastePathOf } from './overviewPaths.ts';
import { listDrafts } from './publishCasino.ts';
import { PublishDrafts } from './PublishDrafts.tsx';
import styles from './overview.module.css';

/** The tab "Todo de este casino" of its form. */
export function OverviewTab(view: DocumentViewServerProps) {
  return (
    <PartnerTab
      view={view}
      title="Todo de este casino"
      lead="Lo que el sitio dice de él, lo que falta y dónde se hace."
      mayOpen={(user) => roleOf(user) !== undefined}
    >
      {() => renderOverview(view)}
    </PartnerTab>
  );
}

async function renderOverview({ initPageResult: { docID, req, permissions } }: DocumentViewServerProps) {
  const overview = await loadOverview(req, Number(docID), new Date());
  const casino = overview.casino.doc.id;
  const mayAdd = (collection: string) => Boolean(permissions.collections?.[collection]?.create);
  const addTo = (collection: string, label: string) => mayAdd(collection) && { href: createPathOf(collection, casino), label };
  const drafts = listDrafts(overview);
  const kinds = new Map(listOptions(req.payload, slugs.records, 'kind').map(({ value, label }) => [value, label]));
  const taken = new Set(overview.places.map(({ list }) => list.doc.id));
  return (
    <>
      <MissingList overview={overview} />
      {drafts.length > 0 && mayAdd(slugs.partners) && <PublishDrafts casino={casino} drafts={drafts} />}
      <div className={styles['columns']}>
        <Part id="ofertas" title="Ofertas" add={addTo(slugs.offers, 'Agregar oferta')} empty="No tiene ninguna oferta.">
          {overview.offers.map((offer) => (
            <Row
              key={offer.doc.id}
              href={documentPath(slugs.offers, offer.doc.id)}
              title={offer.doc.titlePreview || 'Sin título'}
              {...offer}
            />
          ))}
        </Part>
        <Part
          id="registros"
          title="Comprobaciones"
          add={addTo(slugs.records, 'Agregar comprobación')}
          empty="Nadie ha comprobado nada."
          more={mayAdd(slugs.records) && <a href={pastePathOf(slugs.records, casino)}>Pegar varias comprobaciones</a>}
        >
          {overview.records.map((record) => (
            <Row
              key={record.doc.id}
              href={documentPath(slugs.records, record.doc.id)}
              title={[kinds.get(record.doc.kind), describeDay(record.doc.day)].filter(Boolean).join(' · ')}
              {...record}
            />
          ))}
        </Part>
        <Part
          id="listas"
          title="Puestos en listas"
          empty="No está en ninguna lista."
          more={
            mayAdd(slugs.toplists) && (
              <>
                <AddPlace casino={casino} lists={(await listToplists(req)).filter(({ id }) => !taken.has(id))} />
                <a href={pastePathOf(slugs.toplists, casino)}>Pegar varios lugares</a>
              </>
            )
          }
        >
          {overview.places.map(({ list, position }) => (
            <Row
              key={list.doc.id}
              href={documentPath(slugs.toplists, list.doc.id)}
              title={list.doc.name}
              detail={`Puesto ${position}`}
              {...list}
            />
          ))}
        </Part>
        <Part
          id="resena"
          title="Reseña"
          empty="No tiene reseña."
          add={overview.review === null && mayAdd(slugs.pages) && { href: reviewTemplateOf(casino), label: 'Crearla desde la plantilla' }}
        >
          {overview.review && [
            <Row
              key={overview.review.doc.id}
              href={documentPath(slugs.pages, overview.review.doc.id)}
              title={overview.review.doc.internalName}
              {...overview.review}
            />,
          ]}
        </Part>
        {overview.about.length > 0 && (
          <Part id="plata" title="Clics y cobros" empty="">
            {overview.about.map(({ text, detail, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
                {detail !== undefined && <span className={parts['aside']}>{detail}</span>}
              </li>
            ))}
          </Part>
        )}
      </div>
    </>
  );
}

function MissingList({ overview }: { overview: Overview }) {
  const missing = findMissing(overview);
  return (
    <Panel id="falta" title="Lo que falta" count={String(missing.length)}>
      {missing.length === 0 ? (
        <p className={parts['aside']}>Nada: está todo en el sitio.</p>
      ) : (
        <ul className={parts['lines']}>
          {missing.map(({ what, consequence, href }) => (
            <li key={what}>
              <a href={href}>{what}</a>
              <span className={parts['aside']}>{consequence}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type PartProps = {
  id: string;
  title: string;
  empty: string;
  add?: { href: string; label: string } | false;
  more?: ReactNode;
  children: readonly ReactNode[] | null;
};

function Part({ id, title, empty, add = false, more, children }: PartProps) {
  const isEmpty = children === null || children.length === 0;
  return (
    <div id={id}>
      <Panel id={id} title={title} {...(add && { more: add })}>
        {isEmpty ? <p className={parts['aside']}>{empty}</p> : <ul className={parts['lines']}>{children}</ul>}
        {more}
      </Panel>
    </div>
  );
}

type RowProps = { href: string; title: string; detail?: string } & Pick<Found<unknown>, 'isPublic' | 'isChanged'>;

function Row({ href, title, detail, isPublic, isChanged }: RowProps) {
  const state = isPublic ? (isChanged ? 'Con cambios sin publicar' : 'Publicada') : 'Borrador';
  return (
    <li>
      <span className={styles['row']}>
        <a href={href}>{title}</a>
        <span className={parts['mark']} data-tone={isPublic ? (isChanged ? 'warning' : 'success') : undefined}>
          {state}
        </span>
      </span>
      {detail !== undefined && <span className={parts['aside']}>{detail}</span>}
    </li>
  );
}

function describeDay(moment: string | null | undefined): string {
  const day = toDay(moment);
  return day === null ? '' : formatDay(day);
}
