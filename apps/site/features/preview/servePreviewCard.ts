import { previewParameter } from '@lupa/contracts/preview.ts';
import { readPreview } from '@lupa/contracts/previewToken.server.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { loadDraftPage } from '../../page/loadPage.ts';
import type { SiteContext, SiteTools } from '../../server/siteFeature.ts';
import { buildCardContent } from '../shareCards/cardContent.ts';
import { drawOnce } from '../shareCards/createCards.ts';
import { fetchDraft } from './fetchDraft.ts';
import { startPreview } from './renderPreview.tsx';

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
