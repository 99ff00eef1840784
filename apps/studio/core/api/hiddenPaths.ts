import type { FlattenedField, PayloadRequest } from 'payload';
import { isKey } from '../access/roles.ts';

type Fields = readonly FlattenedField[];
type Asker = Pick<PayloadRequest, 'payload' | 'user'>;

/** Payload itself looks no further than the collection's own fields. Of an account a key may ask for nothing. */
export function leadsToHidden(asker: Asker, fields: Fields, path: string): boolean {
  const segments = path.replace(/^-/, '').replaceAll('__', '.').split('.');
  const isOfVersion = segments[0] === 'version' || segments[0] === 'parent';
  return isHidden(asker, fields, segments) || (isOfVersion && isHidden(asker, fields, segments.slice(1)));
}

function isHidden(asker: Asker, fields: Fields, [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field) return false;
  if ('hidden' in field && field.hidden) return true;
  if (rest.length === 0) return false;
  if ('flattenedFields' in field) return isHidden(asker, field.flattenedFields, rest);
  // The type of the block may stand before the name of its field.
  if (field.type === 'blocks')
    return field.blocks.some((block) => isHidden(asker, block.flattenedFields, rest[0] === block.slug ? rest.slice(1) : rest));
  const target = 'relationTo' in field ? field.relationTo : field.type === 'join' ? field.collection : [];
  return [target].flat().some((slug) => isHiddenIn(asker, slug, rest[0] === 'value' ? rest.slice(1) : rest));
}

export function isHiddenIn(asker: Asker, slug: string, segments: readonly string[]): boolean {
  const config = asker.payload.collections[slug as keyof typeof asker.payload.collections]?.config;
  if (!config) return false;
  const isOfAccount = Boolean(config.auth) && isKey(asker.user);
  return (isOfAccount && segments.length > 0 && segments[0] !== 'id') || isHidden(asker, config.flattenedFields, segments);
}
