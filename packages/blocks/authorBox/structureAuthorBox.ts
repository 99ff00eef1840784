import type { BlockStructure } from '../blockStructure.ts';
import type { AuthorBoxProps } from './authorBox.load.server.ts';

/** Who the box presents. */
export function structureAuthorBox({
  name,
  role,
  anchor,
  expertise,
}: Pick<AuthorBoxProps, 'name' | 'role' | 'anchor' | 'expertise'>): BlockStructure[] {
  return [{ kind: 'person', name, role, href: anchor?.href ?? null, expertise }];
}
