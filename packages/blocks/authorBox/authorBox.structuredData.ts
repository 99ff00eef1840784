import type { StructuredData } from '../structuredData.ts';
import type { AuthorBoxProps } from './authorBox.load.server.ts';

export function authorBoxStructuredData({
  name,
  role,
  anchor,
  expertise,
}: Pick<AuthorBoxProps, 'name' | 'role' | 'anchor' | 'expertise'>): StructuredData[] {
  return [{ kind: 'person', name, role, href: anchor?.href ?? null, expertise }];
}
