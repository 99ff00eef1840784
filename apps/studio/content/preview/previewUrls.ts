import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { previewParameter, previewPath } from '@lupa/contracts/preview.ts';
import { previewLifetimes, signPreview, type PreviewKind } from '@lupa/contracts/previewToken.server.ts';

export type PreviewSettings = { siteUrl: string; secret: string };

type PreviewUrl = { url: string; expires: Date };

type Previewed = { kind: PreviewKind; pageId: number; locale: ContentLocale };

/** Where the site shows the newest draft, for as long as `previewLifetimes` says. `now` in milliseconds since 1970. */
export function buildPreviewUrl(previewed: Previewed, now: number, { siteUrl, secret }: PreviewSettings): PreviewUrl {
  const expires = Math.floor(now / 1000) + previewLifetimes[previewed.kind];
  const token = signPreview({ ...previewed, expires }, secret);
  return { url: `${siteUrl}${previewPath}?${previewParameter}=${token}`, expires: new Date(expires * 1000) };
}

const fiveMinutes = 5 * 60_000;

/** The same for five minutes: a frame whose address changes is loaded anew, and each save of the form asks for the address. */
export function buildFrameUrl(page: Omit<Previewed, 'kind'>, now: number, settings: PreviewSettings): string {
  return buildPreviewUrl({ ...page, kind: 'frame' }, now - (now % fiveMinutes), settings).url;
}
