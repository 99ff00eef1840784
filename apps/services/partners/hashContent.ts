import { createHash } from 'node:crypto';

/** Twelve hexadecimal digits that stay the same for the same content. */
export function hashContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
