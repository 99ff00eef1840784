import { isContentLocale } from '@lupa/contracts/locale.ts';
import { previewCallPath, previewParameter } from '@lupa/contracts/preview.ts';
import { readPreview } from '@lupa/contracts/previewToken.server.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { answerJson, readJson, refuse, requireLogin } from '../../core/api/answers.ts';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { loadDraft } from './loadDraft.ts';
import { buildPreviewUrl, type PreviewSettings } from './previewUrls.ts';

/**
 * `GET /api/preview/page?token=`: the draft that the token names (`packages/contracts/previewAnswer.ts`), for the site.
 * `POST /api/preview/share`, body `{id, locale}`: an address for somebody without an account, for everybody with a login.
 */
export const buildPreviewEndpoints = (settings: PreviewSettings): Endpoint[] => [
  { path: previewCallPath.replace('/api', ''), method: 'get', handler: answerJson((req) => readDraft(req, settings)) },
  { path: '/preview/share', method: 'post', handler: answerJson((req) => sharePage(requireLogin(req), settings)) },
];

async function readDraft(req: PayloadRequest, { secret }: PreviewSettings) {
  const token = req.query[previewParameter];
  const reading = readPreview(typeof token === 'string' ? token : '', Date.now(), secret);
  if (reading.kind === 'expired') throw refuse('Este enlace de vista previa venció.', 403);
  if (reading.kind === 'refused') throw refuse('Este enlace de vista previa no vale.', 403);
  return loadDraft(req, reading.preview.pageId, reading.preview.locale);
}

const sharedSchema = z.object({ id: z.number().int().positive(), locale: z.string().refine(isContentLocale) });

async function sharePage(req: PayloadRequest, settings: PreviewSettings): Promise<{ url: string; expires: string }> {
  const asked = sharedSchema.safeParse(await readJson(req));
  if (!asked.success) throw refuse('Falta la página o su idioma.');
  const { id, locale } = asked.data;
  const read = { ...plain(req), draft: true, select: {}, overrideAccess: false, disableErrors: true } as const;
  const found = await req.payload.findByID({ ...read, collection: slugs.pages, id });
  if (found === null) throw refuse('Esta página ya no existe.', 404);
  const { url, expires } = buildPreviewUrl({ kind: 'share', pageId: id, locale }, Date.now(), settings);
  req.payload.logger.info({ event: 'studio.previewShared', user: req.user?.id, page: id, locale }, 'an address of a draft was made');
  return { url, expires: expires.toISOString() };
}
