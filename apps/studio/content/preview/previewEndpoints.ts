import { isContentLocale } from '@lupa/contracts/locale.ts';
import { previewCallPath, previewParameter } from '@lupa/contracts/preview.ts';
import { readPreview } from '@lupa/contracts/previewToken.server.ts';
import { APIError, UnauthorizedError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { roleOf } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { loadDraft } from './loadDraft.ts';
import { buildPreviewUrl, type PreviewSettings } from './previewUrls.ts';

const uncached = { headers: { 'Cache-Control': 'no-store' } };

/**
 * `GET /api/preview/page?token=`: the draft that the token names (`packages/contracts/previewAnswer.ts`), for the site.
 * `POST /api/preview/share`, body `{id, locale}`: an address for somebody without an account, for everybody with a login.
 */
export function buildPreviewEndpoints(settings: PreviewSettings): Endpoint[] {
  return [
    {
      path: previewCallPath.replace('/api', ''),
      method: 'get',
      handler: async (req) => Response.json(await readDraft(req, settings), uncached),
    },
    { path: '/preview/share', method: 'post', handler: async (req) => Response.json(await sharePage(req, settings), uncached) },
  ];
}

async function readDraft(req: PayloadRequest, { secret }: PreviewSettings) {
  const token = req.query[previewParameter];
  const reading = readPreview(typeof token === 'string' ? token : '', Date.now(), secret);
  if (reading.kind === 'expired') throw new APIError('Este enlace de vista previa venció.', 403, null, true);
  if (reading.kind === 'refused') throw new APIError('Este enlace de vista previa no vale.', 403, null, true);
  return loadDraft(req, reading.preview.pageId, reading.preview.locale);
}

const sharedSchema = z.object({ id: z.number().int().positive(), locale: z.string().refine(isContentLocale) });

async function sharePage(req: PayloadRequest, settings: PreviewSettings): Promise<{ url: string; expires: string }> {
  if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
  const asked = sharedSchema.safeParse(await req.json?.().catch(() => null));
  if (!asked.success) throw new APIError('Falta la página o su idioma.', 400, null, true);
  const { id, locale } = asked.data;
  const found = await req.payload.findByID({
    ...plain(req),
    collection: slugs.pages,
    id,
    draft: true,
    select: {},
    overrideAccess: false,
    disableErrors: true,
  });
  if (found === null) throw new APIError('Esta página ya no existe.', 404, null, true);
  const { url, expires } = buildPreviewUrl({ kind: 'share', pageId: id, locale }, Date.now(), settings);
  req.payload.logger.info({ event: 'studio.previewShared', user: req.user?.id, page: id, locale }, 'an address of a draft was made');
  return { url, expires: expires.toISOString() };
}
