const thousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** The first number in a text, or null. A mark before three digits, once or more, parts thousands unless `isSmall`; else it begins decimals. */
export function readNumber(value: string, isSmall = false): number | null {
  const [found] = /-?\d[\d.,]*(?<=\d)/.exec(value) ?? [];
  if (found === undefined) return null;
  const [sign, digits] = found.startsWith('-') ? [-1, found.slice(1)] : [1, found];
  if (!isSmall && thousands.test(digits)) return sign * Number(digits.replaceAll(/[.,]/g, ''));
  const decimalsAt = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const whole = decimalsAt === -1 ? digits : digits.slice(0, decimalsAt);
  return sign * Number(`${whole.replaceAll(/[.,]/g, '')}.${decimalsAt === -1 ? '0' : digits.slice(decimalsAt + 1)}`);
}
