import { createServiceApp, type ServiceApp, type ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ImageError } from '@lupa/server/images/imageError.ts';
import { imageTypeOf, mediaTypes } from '@lupa/server/images/imageType.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ImageFormat } from '@lupa/contracts/imagePath.ts';
import type { TargetFormat } from '@lupa/server/images/encodeImage.ts';
import type { FindSource } from './localSource.ts';
import { parseImagePath } from './parseImagePath.ts';
import { BusyError, variantKey, type Variants } from './variants.ts';

export type ImagesDeps = {
  sources: ReadonlyMap<string, FindSource>;
  variants: Variants;
  logger: Logger;
  metrics: Metrics;
};

const retryAfterSeconds = '2';
/** `?v=` names the version of the bytes behind a URL: such a URL never changes what it shows. */
const versionParameter = 'v';
const cachePolicies = { versioned: 'public, max-age=31536000, immutable', plain: 'public, max-age=86400, stale-while-revalidate=604800' };
/** Also for a drawing that is opened by itself: nothing runs, nothing is loaded. */
const imageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A page that is saved to be read offline keeps its pictures: without this each would count as some MB.
  'Access-Control-Allow-Origin': '*',
};

/** The image host (docs/contracts.md "images"): `/{preset or modifiers}/{source path}`. */
export function createApp({ sources, variants, logger, metrics }: ImagesDeps): ServiceApp {
  const app = createServiceApp({ service: 'images', logger, readiness: [], metrics });

  app.get('/:modifiers/:source/*', async (context) => {
    const { modifiers, source: name, segments } = parseImagePath(new URL(context.req.url).pathname);
    const source = await sources.get(name)?.(segments);
    if (!source) throw new ProblemError(404, 'There is no such image');
    const format = chooseFormat(modifiers?.format ?? 'auto', context.req.header('accept'));
    const isNegotiated = modifiers !== null && (modifiers.format ?? 'auto') === 'auto';
    const key = variantKey(source, modifiers, modifiers === null ? 'source' : format);
    const headers = {
      ...imageHeaders,
      ETag: `"${key.slice(0, 32)}"`,
      'Cache-Control': /^[\w.-]{1,64}$/.test(context.req.query(versionParameter) ?? '') ? cachePolicies.versioned : cachePolicies.plain,
      ...(isNegotiated && { Vary: 'Accept' }),
    };
    if (isKnown(context.req.header('if-none-match'), headers.ETag)) return context.body(null, 304, headers);
    const bytes = await variants.load(key, source, modifiers, format).catch(explainFailure(context, modifiers === null));
    const type = imageTypeOf(bytes);
    if (type === null) throw new ProblemError(404, 'There is no such image');
    return context.body(new Uint8Array(bytes), 200, {
      ...headers,
      'Content-Type': mediaTypes[type],
      'Content-Length': String(bytes.length),
    });
  });
  return app;
}

function explainFailure(context: Context<ServiceVariables>, isOriginal: boolean): (cause: unknown) => never {
  return (cause) => {
    if (cause instanceof ImageError && cause.fault === 'notImage' && isOriginal)
      throw new ProblemError(404, 'There is no such image', { cause });
    if (cause instanceof ImageError) throw new ProblemError(422, cause.message, { cause });
    if (!(cause instanceof BusyError)) throw cause;
    context.header('Retry-After', retryAfterSeconds);
    throw new ProblemError(503, 'Too many images are being made; try again in a moment', { cause });
  };
}

function isKnown(given: string | undefined, etag: string): boolean {
  return given !== undefined && (given.trim() === '*' || given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));
}

/** Requirement 4.39: avif, then webp, else the source's own. Wildcards do not count: browsers without avif send them, too. */
function chooseFormat(format: ImageFormat, accept: string | undefined): TargetFormat {
  if (format !== 'auto') return format;
  const accepted = new Set(parseAccept((accept ?? '').toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : [])));
  if (accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'source';
}
