import { isContentLocale } from '@lupa/contracts/locale.ts';
import { previewCardPath, previewParameter, previewPath } from '@lupa/contracts/preview.ts';
import { APIError, type Endpoint, NotFound, UnauthorizedError } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { buildFrameUrl, type PreviewSettings } from '../preview/previewUrls.ts';
import { loadPageReport, type PageReport } from './loadPageReport.ts';

export type PageReportAnswer = PageReport & { cardUrl: string };

/** `GET /api/page-report/{id}?locale=`: what is to be said of the draft of a page, for everybody with a login. */
export function buildPageReportEndpoint(settings: PreviewSettings): Endpoint {
  return {
    path: '/page-report/:id',
    method: 'get',
    handler: async (req) => {
      if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
      const { id } = req.routeParams ?? {};
      const { locale } = req.query;
      if (!isContentLocale(locale)) throw new APIError('Falta el idioma de la página.', 400, null, true);
      const pageId = typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
      const report = pageId === null ? null : await loadPageReport(req, pageId, locale);
      if (pageId === null || report === null) throw new NotFound(req.t);
      const cardUrl = buildFrameUrl({ pageId, locale }, Date.now(), settings).replace(
        `${previewPath}?${previewParameter}`,
        `${previewCardPath}?${previewParameter}`,
      );
      const answer: PageReportAnswer = { ...report, cardUrl };
      return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
