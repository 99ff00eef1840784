import { PageNotFoundError } from '@lupa/blocks/block.ts';
import { previewParameter } from '@lupa/contracts/preview.ts';
import { type Preview, type PreviewKind, readPreview } from '@lupa/contracts/previewToken.server.ts';
import type { SiteContext, SiteTools } from '../../server/siteFeature.ts';
import { buildSecurityHeaders, securityOriginsOf } from '../../server/securityHeaders.ts';
import { StudioUnavailableError, fetchDraft } from './askStudio.ts';
import { formatNote } from './formatNote.ts';
import {
  answerPreview,
  dropFrameOptions,
  type PreviewStatus,
  type PreviewNotice,
  renderDraft,
  renderPreviewNotice,
  startPreview,
} from './renderPreview.tsx';
import { problemAnswer } from '@lupa/server/problem.ts';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { loadDraftPage } from '../../page/loadPage.ts';
import { buildCardContent } from '../shareCards/cardContent.ts';
import { drawOnce } from '../shareCards/createCards.ts';

type Notice = PreviewNotice & { status: Exclude<PreviewStatus, 200> };

/** `GET /vista-previa/?token=`: the draft of the token as visitors would see it, kept by nobody, in a frame of the studio's only. */
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

/** `GET /vista-previa/tarjeta/?token=`: the card that the draft would have, for the studio's form. Kept by nobody. Without a studio there is no such address. */
export async function servePreviewCard(context: SiteContext, { env, renderer }: SiteTools): Promise<Response> {
  const { STUDIO_URL: studioUrl, PREVIEW_SECRET: secret } = env;
  if (studioUrl === undefined || secret === undefined) return context.notFound();
  const token = context.req.query(previewParameter) ?? '';
  context.header('Cache-Control', cachePolicies.never);
  if (readPreview(token, Date.now(), secret).kind !== 'valid') return problemAnswer(context, 403, 'This is no preview');
  try {
    const draft = await fetchDraft(studioUrl, token, context.get('requestId'));
    if (draft.kind === 'refused') return problemAnswer(context, draft.status, 'This draft cannot be shown yet');
    const model = await loadDraftPage(draft.page, startPreview(renderer, context));
    const content = buildCardContent({ ...model, canonicalUrl: model.siteUrl + model.slug });
    const png = content && drawOnce(content);
    if (png === null) return problemAnswer(context, content === null ? 422 : 503, 'There is no card now');
    return context.body(new Uint8Array(await png), 200, {
      'Content-Type': 'image/png',
      'X-Robots-Tag': 'noindex, nofollow',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  } catch (error) {
    context.get('logger').error({ event: 'preview.failed', err: error }, 'the card of a draft cannot be shown');
    return problemAnswer(context, 503, 'The card of this draft cannot be drawn now');
  }
}
