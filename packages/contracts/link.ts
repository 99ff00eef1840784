import type { z } from 'zod';
import { objectOf } from './generous.ts';
import { someText, textOrEmpty, trueOrFalse } from './values.ts';

/** A link as the content service sends it (requirement 3.5). */
export const linkSchema = objectOf({
  url: someText,
  title: textOrEmpty,
  openInNewTab: trueOrFalse,
  noFollow: trueOrFalse,
  noOpener: trueOrFalse,
});
export type Link = z.output<typeof linkSchema>;

export const linkExample: Link = { url: '/dinero-real/', title: 'Dinero real', openInNewTab: false, noFollow: false, noOpener: false };
