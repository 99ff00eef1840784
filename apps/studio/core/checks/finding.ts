import type { ContentLocale } from '@lupa/contracts/locale.ts';

/** A field by the name that its element has in the form: `title`, `pros__0__text`. */
export type FindingTarget =
  | { kind: 'field'; field: string }
  | { kind: 'block'; block: number }
  | { kind: 'language'; locale: ContentLocale }
  | { kind: 'document'; collection: 'pages' | 'media'; id: number }
  | { kind: 'suggestions' };
export type Finding = { id: string; tone: 'error' | 'warning' | 'hint'; sentence: string; target: FindingTarget };
