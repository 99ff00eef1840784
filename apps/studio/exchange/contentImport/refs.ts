/** `partner:acme` of `{"ref": "partner:acme"}`; null for anything else. */
export function readRef(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1 || !('ref' in value)) return null;
  return typeof value.ref === 'string' ? value.ref : null;
}

export function listRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ref = readRef(value);
  return ref === null ? Object.values(value).flatMap(listRefs) : [ref];
}
