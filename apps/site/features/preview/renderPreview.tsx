import { localeOfPath } from '@lupa/contracts/locale.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { errorTextsFor } from '../../page/errorTexts.ts';
import { lastResortPage } from '../../page/lastResortPage.ts';
import { leaveNoTraces, loadDraftPage, loadErrorPage, loadExisting } from '../../page/loadPage.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { createPageQuery } from '../../page/pageQuery.ts';
import type { Miss } from '../../page/siteRedirects.ts';
import { askerOf } from '../../server/askerOf.ts';
import { resolveMissing } from '../../server/pageRenderer.ts';
import type { SiteContext, SiteTools } from '../../server/siteFeature.ts';
import { formatMissingBlocks } from './formatNote.ts';
import { PreviewBar, type PreviewNote } from './PreviewBar.tsx';
import type { HttpBindings } from '@hono/node-server';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';

type Renderer = SiteTools['renderer'];
export type PreviewNotice = { status: number; title: string; message: string };

/** A draft, whose bar also says which blocks are left out. @throws as loadPage */
export async function renderDraft(renderer: Renderer, page: Page, note: PreviewNote, context: SiteContext): Promise<string> {
  const options = startPreview(renderer, context);
  const model = await loadDraftPage(page, options);
  const shown = new Set(model.blocks.map(({ index }) => index));
  const missing = page.content.flatMap((_, index) => (shown.has(index) ? [] : [index + 1]));
  return renderer.renderModel(withBar(model, { ...note, text: note.text + formatMissingBlocks(missing) }), options);
}

/** A page by its canonical key, of a renderer whose clients and clock are those of a moment. @throws as loadPage */
export async function renderAtMoment(renderer: Renderer, key: string, note: PreviewNote, context: SiteContext): Promise<string | Miss> {
  const [path = '/', search = ''] = key.split('?', 2);
  const options = { ...startPreview(renderer, context), query: createPageQuery(search) };
  const model = await loadExisting(path, options);
  if (model === null || model === 'withdrawn') return resolveMissing({ path, query: '' }, model === null, options);
  return renderer.renderModel(withBar(leaveNoTraces(model), note), options);
}

/** What stands in the place of a draft that cannot be shown; when even that fails, the page that needs nothing. Never throws. */
export async function renderPreviewNotice(
  renderer: Renderer,
  notice: PreviewNotice,
  note: PreviewNote | null,
  context: SiteContext,
): Promise<string> {
  const options = startPreview(renderer, context);
  try {
    const model = await loadErrorPage('/', 500, { ...options, isPreview: false });
    const shown = { ...model, title: notice.title, assets: { ...model.assets, hasServiceWorker: false } };
    const { homeText } = errorTextsFor(500, localeOfPath('/'));
    return renderer.renderModel(note ? withBar(shown, note) : shown, options, { ...notice, homePath: '/', homeText });
  } catch (error) {
    options.logger.error({ event: 'errorPage.failed', err: error }, 'the notice of a preview cannot be shown');
    return lastResortPage;
  }
}

export function startPreview(renderer: Renderer, context: SiteContext) {
  const { requestId, deadline } = askerOf(context);
  return { ...renderer.startRequest(requestId, deadline), isPreview: true };
}

const withBar = (model: PageModel, note: PreviewNote): PageModel => ({
  ...model,
  isPreview: true,
  bar: <PreviewBar note={note} slug={model.slug} scriptUrl={model.assets.scripts.preview} />,
});

export type PreviewStatus = 200 | 403 | 404 | 422 | 500 | 503;

/** A page that is kept by nobody, named to nobody, and whose address is not told. */
export function answerPreview(context: SiteContext, status: PreviewStatus, body: string): Response {
  return context.body(body, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cachePolicies.never,
    'X-Robots-Tag': 'noindex, nofollow',
    // The address lets anybody in who has it.
    'Referrer-Policy': 'no-referrer',
  });
}

/** To be called before other headers are set in the place of the site's. */
export function dropFrameOptions(context: SiteContext): void {
  (context.env as HttpBindings).outgoing.removeHeader('X-Frame-Options');
}
