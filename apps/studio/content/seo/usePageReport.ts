'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import type { PageReportAnswer } from './feature.ts';

type Loaded = { request: string; report: PageReportAnswer | null; hasFailed: boolean };

export function usePageReport(id: number | null, locale: string) {
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
