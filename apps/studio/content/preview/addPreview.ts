import { defaultContentLocale, isContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionConfig, GeneratePreviewURL, LivePreviewConfig, PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { buildFrameUrl, type PreviewSettings } from './previewUrls.ts';

const breakpoints: NonNullable<LivePreviewConfig['breakpoints']> = [
  { name: 'phone', label: 'Teléfono', width: 390, height: 844 },
  { name: 'tablet', label: 'Tableta', width: 834, height: 1194 },
  { name: 'desktop', label: 'Escritorio', width: 1440, height: 900 },
];

export function addPreview(pages: CollectionConfig, settings: PreviewSettings): CollectionConfig {
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
