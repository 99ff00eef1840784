const knownReasons: Record<string, string> = {
  HEAD: 'solo preguntó por el enlace, sin abrirlo (HEAD)',
  'no user agent': 'no dijo con qué programa venía',
  'no browser': 'su programa no se presenta como un navegador',
};

/**
 * What gave a click away that no person made, in words; `reason` is `bot_reason` as the click-out writes it. Null when it is
 * not known: clicks of people have none.
 */
export function describeReason(reason: string | null): string | null {
  if (reason === null) return null;
  const known = Object.hasOwn(knownReasons, reason) ? knownReasons[reason] : undefined;
  if (known !== undefined) return known;
  if (reason.startsWith('sec-fetch-dest:')) return `se pidió como parte de otra página, no para abrirla (${reason})`;
  if (reason.includes(': ')) return `el navegador avisó que lo pedía por adelantado (${reason})`;
  return `se presentó como «${reason}»`;
}
