import { parseAccept } from 'hono/utils/accept';
import type { ImageFormat } from '@lupa/contracts/imagePath.ts';
import type { TargetFormat } from '@lupa/server/images/encodeImage.ts';

/**
 * Requirement 4.39 and docs/contracts.md "images": of the formats that `Accept` names, avif, then webp, else the source's own.
 * Wildcards do not count: browsers without avif send them, too.
 */
export function chooseFormat(format: ImageFormat, accept: string | undefined): TargetFormat {
  if (format !== 'auto') return format;
  const accepted = new Set(parseAccept((accept ?? '').toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : [])));
  if (accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'source';
}
