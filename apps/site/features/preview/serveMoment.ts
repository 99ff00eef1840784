import { readMoment, signMoment, type SiteMoment } from '@lupa/contracts/momentToken.server.ts';
import type { MomentAnswer } from '@lupa/contracts/previewAnswer.ts';
import { momentPath, pathParameter, previewParameter, typedMomentParameter } from '@lupa/contracts/preview.ts';
import { formatTypedMoment, parseTypedMoment } from '@lupa/domain/typedMoment.ts';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { readCanonicalUrl } from '../../page/canonicalUrl.ts';
import type { SiteContext, SiteTools } from '../../server/siteFeature.ts';
import { StudioUnavailableError, fetchMoment } from './askStudio.ts';
import { formatMomentNote } from './formatNote.ts';
import { answerPreview, type PreviewStatus, type PreviewNotice, renderAtMoment, renderPreviewNotice } from './renderPreview.tsx';
import type { PreviewNote } from './PreviewBar.tsx';

type Notice = PreviewNotice & { status: Exclude<PreviewStatus, 200> };
type Shown = { token: string; moment: SiteMoment; path: string; typed: string | undefined };

/** `GET /vista-previa/fecha/?token=&ruta=`: a page as it will be at the moment of the token, kept by nobody. `en`, another moment, leads to it. */
export async function serveMoment(context: SiteContext, site: SiteTools): Promise<Response> {
  const { STUDIO_URL: studioUrl, PREVIEW_SECRET: secret } = site.env;
  if (studioUrl === undefined || secret === undefined) return context.notFound();
  const send = async (notice: Notice) =>
    answerPreview(context, notice.status, await renderPreviewNotice(site.renderer, notice, null, context));
  const token = context.req.query(previewParameter) ?? '';
  const reading = readMoment(token, Date.now(), secret);
  // Whoever makes tokens up does not learn where the studio is.
  if (reading.kind === 'refused') return send(refused);
  if (reading.kind === 'expired') return send(expired);
  const shown = {
    token,
    moment: reading.moment,
    path: context.req.query(pathParameter) ?? '',
    typed: context.req.query(typedMomentParameter),
  };
  const typed = shown.typed === undefined ? null : parseTypedMoment(shown.typed);
  if (typed?.kind === 'moment') return leadTo(context, signMoment({ ...shown.moment, at: secondsOf(typed.moment) }, secret), shown.path);
  try {
    const answer = await fetchMoment(studioUrl, token, context.get('requestId'));
    return await showMoment(context, site, { ...shown, path: shown.path || answer.path || '/' }, answer, typed?.fault ?? null);
  } catch (error) {
    context.get('logger').error({ event: 'preview.failed', err: error, at: shown.moment.at, path: shown.path }, 'a moment cannot be shown');
    if (!(error instanceof StudioUnavailableError)) return send(failed);
    context.header('Retry-After', '10');
    return send(unavailable);
  }
}

async function showMoment(
  context: SiteContext,
  { env, createRendererAt }: SiteTools,
  { token, moment, path, typed }: Shown,
  { id, changes, problems }: MomentAnswer,
  fault: string | null,
): Promise<Response> {
  const at = new Date(moment.at * 1000);
  const renderer = createRendererAt(id, at);
  const note: PreviewNote = {
    text: formatMomentNote(at, moment.draft),
    savedAt: null,
    studioOrigin: new URL(env.STUDIO_URL ?? env.SITE_URL).origin,
    moment: { token, path, typed: fault === null ? formatTypedMoment(at) : (typed ?? ''), fault, changes, problems },
  };
  const key = keyOf(path);
  const shown = key === null ? null : await renderAtMoment(renderer, key, note, context);
  if (typeof shown === 'string') return answerPreview(context, 200, shown);
  if (shown?.kind === 'redirect' && shown.to.startsWith('/')) return leadTo(context, token, shown.to);
  return answerPreview(context, 404, await renderPreviewNotice(renderer, missingAt(path), note, context));
}

/** Of a path in whatever form; null for what can be none. */
function keyOf(path: string): string | null {
  const url = readCanonicalUrl(path);
  if (url.kind === 'canonical') return url.key;
  const moved = url.kind === 'moved' ? readCanonicalUrl(url.location) : url;
  return moved.kind === 'canonical' ? moved.key : null;
}

function leadTo(context: SiteContext, token: string, path: string): Response {
  const query = new URLSearchParams({ [previewParameter]: token, ...(path && { [pathParameter]: path }) });
  context.header('Cache-Control', cachePolicies.never);
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(`${momentPath}?${query.toString()}`, 303);
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const refused: Notice = {
  status: 403,
  title: 'Este enlace de vista previa no vale',
  message: 'Ábrela de nuevo desde el calendario del estudio.',
};
const expired: Notice = { status: 403, title: 'Esta vista previa venció', message: 'Ábrela de nuevo desde el calendario del estudio.' };
const missingAt = (path: string): Notice => ({
  status: 404,
  title: 'A esa hora esta página no está',
  message: `No habrá nada publicado en ${path}.`,
});
const unavailable: Notice = {
  status: 503,
  title: 'El estudio no responde',
  message: 'De ahí viene lo que está programado. Inténtalo de nuevo en un minuto.',
};
const failed: Notice = { status: 500, title: 'Algo falló de nuestro lado', message: 'No pudimos mostrar el sitio en esa fecha.' };
