/**
 * Whether a text can be an id of the games service as the site carries it: in addresses, in lists with commas between, and in what browsers keep.
 * Some services number their games, others name them.
 */
export function isArcadeId(value: unknown): value is string {
  return typeof value === 'string' && /^[^\s,\p{Cc}]{1,64}$/u.test(value);
}
