import { withoutMarkup } from '@lupa/contracts/markup.ts';
import type { StructuredData } from '../structuredData.ts';
import type { GeneralReviewProps } from './generalReview.load.server.ts';

export function generalReviewStructuredData({ body }: Pick<GeneralReviewProps, 'body'>): StructuredData[] {
  const text = body.flatMap((part) => (part.kind === 'paragraph' ? [withoutMarkup(part.html)] : [])).join('\n');
  return text === '' ? [] : [{ kind: 'reviewText', text }];
}
