import { PageNotFoundError } from '@lupa/blocks/block.ts';
import { previewParameter } from '@lupa/contracts/preview.ts';
import { type Preview, type PreviewKind, readPreview } from '@lupa/contracts/previewToken.server.ts';
import type { SiteContext, SiteTools } from '../../server/siteFeature.ts';
import { buildSecurityHeaders, securityOriginsOf } from '../../server/securityHeaders.ts';
import { StudioUnavailableError } from './askStudio.ts';
import { fetchDraft } from './fetchDraft.ts';
import { formatNote } from './formatNote.ts';
import { answerPreview, dropFrameOptions, type PreviewStatus } from './previewAnswer.ts';
import { type PreviewNotice, renderDraft, renderPreviewNotice } from './renderPreview.tsx';

type Notice = PreviewNotice & { status: Exclude<PreviewStatus, 200> };

/**
 * `GET /vista-previa/?token=`: the draft that a token of the studio names, as visitors would see it. Kept by nobody, named to nobody, in a frame of
 * the studio's only. Without a studio there is no such address.
 */
export async function servePreview(context: SiteContext, site: SiteTools): Promise<Response> {
  const { env, renderer } = site;
  const { STUDIO_URL: studioUrl, PREVIEW_SECRET: secret } = env;
  if (studioUrl === undefined || secret === undefined) return context.notFound();
  const requestId = context.get('requestId');
  const token = context.req.query(previewParameter) ?? '';
  const now = new Date();
  const reading = readPreview(token, now.getTime(), secret);
  // Whoever makes tokens up does not learn where the studio is.
  if (reading.kind === 'refused') return answerPreview(context, 403, await renderPreviewNotice(renderer, refused, null, context));
  const studioOrigin = new URL(studioUrl).origin;
  allowFrame(context, site, studioOrigin);
  const sendNotice = async (notice: Notice) => {
    const note = { text: 'Vista previa: ahora no hay ningún borrador que mostrar.', savedAt: null, studioOrigin };
    return answerPreview(context, notice.status, await renderPreviewNotice(renderer, notice, note, context));
  };
  const { preview } = reading;
  if (reading.kind === 'expired') return sendNotice(expired[preview.kind]);
  try {
    const draft = await fetchDraft(studioUrl, token, requestId);
    if (draft.kind === 'refused') return await sendNotice({ ...refusalTitles[draft.status], message: draft.message });
    const { page, savedAt, isPublished } = draft;
    const note = { text: formatNote({ savedAt, isPublished, preview, now }), savedAt, studioOrigin };
    return answerPreview(context, 200, await renderDraft(renderer, page, note, context));
  } catch (error) {
    if (error instanceof PageNotFoundError) return sendNotice(declaredMissing);
    logFailure(context, error, preview);
    if (error instanceof StudioUnavailableError) context.header('Retry-After', '10');
    return sendNotice(error instanceof StudioUnavailableError ? unavailable : failed);
  }
}

const refused: Notice = {
  status: 403,
  title: 'Este enlace de vista previa no vale',
  message: 'Revisa que esté completo, o pide uno nuevo a quien te lo mandó.',
};
const expiredTitle = 'Esta vista previa venció';
const expired: Record<PreviewKind, Notice> = {
  frame: { status: 403, title: expiredTitle, message: 'Recarga el formulario de la página en el estudio para verla de nuevo.' },
  share: { status: 403, title: expiredTitle, message: 'El enlace valía siete días. Pide uno nuevo a quien te lo mandó.' },
};
const refusalTitles = {
  403: { status: 403, title: refused.title },
  404: { status: 404, title: 'No hay nada que mostrar' },
  422: { status: 422, title: 'El borrador no se puede mostrar todavía' },
} as const;
const declaredMissing: Notice = {
  ...refusalTitles[422],
  message: 'Con este contenido el sitio diría que la página no existe: un bloque nombra algo que no se encuentra.',
};
const unavailable: Notice = {
  status: 503,
  title: 'El estudio no responde',
  message: 'De ahí viene el borrador. Inténtalo de nuevo en un minuto.',
};
const failed: Notice = { status: 500, title: 'Algo falló de nuestro lado', message: 'No pudimos mostrar este borrador.' };

/** The headers of this route in the place of the site's, which forbid every frame. */
function allowFrame(context: SiteContext, { env, features }: SiteTools, previewOrigin: string): void {
  dropFrameOptions(context);
  for (const [name, value] of buildSecurityHeaders({ ...securityOriginsOf(env), previewOrigin }, features)) context.header(name, value);
}

function logFailure(context: SiteContext, error: unknown, { pageId, locale }: Preview): void {
  context.get('logger').error({ event: 'preview.failed', err: error, pageId, locale }, 'a draft cannot be shown');
}
