'use client';

import parts from '../../core/components/parts.module.css';
import { useDocumentInfo, useField, useFormFields, useLocale } from '@payloadcms/ui';
import { CardPreview } from './CardPreview.tsx';
import { Findings } from '../../core/checks/Findings.tsx';
import { LengthNote } from './LengthNote.tsx';
import { ResultPreview } from './ResultPreview.tsx';
import styles from './seo.module.css';
import { Suggestions } from './Suggestions.tsx';
import { useEffect, useState } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import type { PageReportAnswer } from './feature.ts';

type Loaded = { request: string; report: PageReportAnswer | null; hasFailed: boolean };

function usePageReport(id: number | null, locale: string) {
  const { lastUpdateTime } = useDocumentInfo();
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ request: '', report: null, hasFailed: false });
  const subject = `page-report/${id}?locale=${locale}`;
  const request = `${round} ${lastUpdateTime} ${subject}`;
  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    fetchStudio<PageReportAnswer>(subject, controller).then(
      (report) => setLoaded({ request, report: { ...report, cardUrl: `${report.cardUrl}&v=${lastUpdateTime}` }, hasFailed: false }),
      () => {
        if (!controller.signal.aborted) setLoaded({ request, report: null, hasFailed: true });
      },
    );
    return () => controller.abort();
  }, [id, subject, request, lastUpdateTime]);
  const isOfThisPage = loaded.request.endsWith(` ${subject}`);
  const isLoading = id !== null && loaded.request !== request;
  const state: 'loading' | 'failed' | 'ready' = isLoading ? 'loading' : loaded.hasFailed ? 'failed' : 'ready';
  return { report: isOfThisPage ? loaded.report : null, state, retry: () => setRound(round + 1) };
}

export function SearchPanel() {
  const { id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { report, state, retry } = usePageReport(typeof id === 'number' ? id : null, locale);
  const title = useField<string>({ path: 'title' });
  const description = useField<string>({ path: 'description' });
  const path = useText('slug');
  const siteName = report?.siteName ?? '';
  const shown = { title: title.value ?? '', description: description.value ?? '', path, siteName };
  return (
    <div className={styles.panel} aria-busy={state === 'loading'}>
      <section className={parts.stack} aria-labelledby="seo-result">
        <h2 id="seo-result">En un buscador</h2>
        <div className={parts.stack}>
          <label className={parts.field}>
            <span>Título</span>
            <input
              id="seo-title"
              type="text"
              maxLength={160}
              value={shown.title}
              disabled={title.disabled}
              aria-describedby="seo-title-length"
              onChange={(event) => title.setValue(event.target.value)}
            />
          </label>
          <LengthNote kind="title" id="seo-title-length" text={shown.title} />
          <label className={parts.field}>
            <span>Descripción</span>
            <textarea
              id="seo-description"
              rows={3}
              maxLength={320}
              value={shown.description}
              disabled={description.disabled}
              aria-describedby="seo-description-length"
              onChange={(event) => description.setValue(event.target.value)}
            />
          </label>
          <LengthNote kind="description" id="seo-description-length" text={shown.description} />
        </div>
        <ResultPreview {...shown} breadcrumbs={report?.breadcrumbs ?? []} />
      </section>
      <section className={parts.stack} aria-labelledby="seo-card">
        <h2 id="seo-card">Al compartirla</h2>
        <CardPreview {...shown} cardUrl={report?.cardUrl ?? null} />
      </section>
      {state === 'failed' && (
        <p role="alert">
          No se pudo revisar la página.{' '}
          <button type="button" className={parts.button} onClick={retry}>
            Reintentar
          </button>
        </p>
      )}
      {id === undefined && <p className={parts.aside}>Guarda la página para revisarla y ver su tarjeta.</p>}
      {state === 'loading' && report === null && <p role="status">Revisando la página…</p>}
      {report && (
        <>
          <Findings findings={report.findings} locale={locale} allWell="Todo en orden en lo guardado." />
          <Suggestions suggestions={report.suggestions} />
        </>
      )}
    </div>
  );
}

const useText = (path: string): string =>
  useFormFields(([fields]) => {
    const value: unknown = fields[path]?.value;
    return typeof value === 'string' ? value : '';
  });
