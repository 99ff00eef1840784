import type { StructuredData } from '../structuredData.ts';
import type { ProsConsProps } from './prosCons.load.server.ts';

export function prosConsStructuredData({ pros, cons }: Pick<ProsConsProps, 'pros' | 'cons'>): StructuredData[] {
  return [{ kind: 'notes', positive: pros.points, negative: cons.points }];
}
