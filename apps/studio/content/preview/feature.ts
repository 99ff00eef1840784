import type { StudioEnv } from '../../core/env.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { buildMomentEndpoints } from './momentEndpoints.ts';
import { defaultContentLocale, isContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionConfig, GeneratePreviewURL, LivePreviewConfig, PayloadRequest, Endpoint } from 'payload';
import { plain } from '../../core/publish/reader.ts';
import { buildFrameUrl, type PreviewSettings, buildPreviewUrl } from './previewUrls.ts';
import { previewCallPath, previewParameter } from '@lupa/contracts/preview.ts';
import { readPreview } from '@lupa/contracts/previewToken.server.ts';
import { z } from 'zod';
import { answerJson, readJson, refuse, requireLogin } from '../../core/api/answers.ts';
import { loadDraft } from './loadDraft.ts';

/**
 * `GET /api/preview/page?token=`: the draft that the token names (`packages/contracts/previewAnswer.ts`), for the site.
 * `POST /api/preview/share`, body `{id, locale}`: an address for somebody without an account, for everybody with a login.
 */
const buildPreviewEndpoints = (settings: PreviewSettings): Endpoint[] => [
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

const breakpoints: NonNullable<LivePreviewConfig['breakpoints']> = [
  { name: 'phone', label: 'Teléfono', width: 390, height: 844 },
  { name: 'tablet', label: 'Tableta', width: 834, height: 1194 },
  { name: 'desktop', label: 'Escritorio', width: 1440, height: 900 },
];

function addPreview(pages: CollectionConfig, settings: PreviewSettings): CollectionConfig {
  const { admin = {} } = pages;
  const { components = {} } = admin;
  const preview: GeneratePreviewURL = (doc, { locale, req }) => findPublishedUrl(req, doc['id'], readLocale(locale), settings.siteUrl);
  return {
    ...pages,
    admin: {
      ...admin,
      livePreview: {
        breakpoints,
        url: ({ data, locale }) =>
          typeof data['id'] === 'number'
            ? buildFrameUrl({ pageId: data['id'], locale: readLocale(locale.code) }, Date.now(), settings)
            : null,
      },
      preview,
      components: {
        ...components,
        edit: {
          ...components.edit,
          beforeDocumentControls: [
            ...(components.edit?.beforeDocumentControls ?? []),
            '/content/preview/SharePreviewButton.tsx#SharePreviewButton',
            '/content/preview/MomentButton.tsx#MomentButton',
            '/content/preview/FollowPreview.tsx#FollowPreview',
          ],
        },
      },
    },
  };
}

const readLocale = (code: unknown): ContentLocale => (isContentLocale(code) ? code : defaultContentLocale);

async function findPublishedUrl(req: PayloadRequest, id: unknown, locale: ContentLocale, siteUrl: string): Promise<string | null> {
  if (typeof id !== 'number') return null;
  const read = { ...plain(req), locale, fallbackLocale: false, draft: false, overrideAccess: false, disableErrors: true } as const;
  const page = await req.payload.findByID({ ...read, collection: slugs.pages, id, select: { slug: true, _status: true } });
  return page?._status === 'published' && page.slug ? siteUrl + page.slug : null;
}

export function previewFeature({ siteUrl, previewSecret: secret }: StudioEnv): StudioFeature {
  const settings = { siteUrl, secret };
  return {
    name: 'preview',
    extendCollection: (collection) => (collection.slug === slugs.pages ? addPreview(collection, settings) : collection),
    endpoints: [...buildPreviewEndpoints(settings), ...buildMomentEndpoints(settings)],
  };
}
