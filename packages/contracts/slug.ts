/** A slug that cannot be put into a URL, for example one with a lone surrogate (requirement 8.12). */
export class SlugFormatError extends Error {
  override readonly name = 'SlugFormatError';
  constructor(cause: unknown) {
    super('Could not format and encode page slug.', { cause });
  }
}

/** `resenas/casino` → `/resenas/casino/`; the empty slug and `/` are the index. */
export function withSlashes(slug: string): string {
  const inner = slug.split('/').filter(Boolean).join('/');
  return inner === '' ? '/' : `/${inner}/`;
}

/** Characters of a slug as a person reads it, not percent-encoded. A longer one is a 400 of the content service. */
export const maximumSlugLength = 1000;

/** Requirement 5.14: leading and trailing slashes, then URL-encoded, slashes included. @throws SlugFormatError */
export function formatSlug(slug: string): string {
  try {
    return encodeURIComponent(withSlashes(slug));
  } catch (cause) {
    throw new SlugFormatError(cause);
  }
}
