import type { StudioEnv } from '../../core/env.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { isContentLocale } from '@lupa/contracts/locale.ts';
import { previewCardPath, previewPath } from '@lupa/contracts/preview.ts';
import { type Endpoint, NotFound } from 'payload';
import { answerJson, refuse, requireLogin } from '../../core/api/answers.ts';
import { buildFrameUrl, type PreviewSettings } from '../preview/previewUrls.ts';
import { loadPageReport, type PageReport } from './loadPageReport.ts';

export type PageReportAnswer = PageReport & { cardUrl: string };

/** `GET /api/page-report/{id}?locale=`: what is to be said of the draft of a page, for everybody with a login. */
const buildPageReportEndpoint = (settings: PreviewSettings): Endpoint => ({
  path: '/page-report/:id',
  method: 'get',
  handler: answerJson(async (req): Promise<PageReportAnswer> => {
    const { locale } = requireLogin(req).query;
    if (!isContentLocale(locale)) throw refuse('Falta el idioma de la página.');
    const id = String(req.routeParams?.['id']);
    const report = /^\d{1,9}$/.test(id) ? await loadPageReport(req, Number(id), locale) : null;
    if (report === null) throw new NotFound(req.t);
    const frameUrl = buildFrameUrl({ pageId: Number(id), locale }, Date.now(), settings);
    return { ...report, cardUrl: frameUrl.replace(`${previewPath}?`, `${previewCardPath}?`) };
  }),
});

export const seoFeature = ({ siteUrl, previewSecret: secret }: StudioEnv): StudioFeature => ({
  name: 'seo',
  endpoints: [buildPageReportEndpoint({ siteUrl, secret })],
});
