const knownReasons: Record<string, string> = {
  HEAD: 'solo preguntó por el enlace, sin abrirlo (HEAD)',
  'no user agent': 'no dijo con qué programa venía',
  'no browser': 'su programa no se presenta como un navegador',
  'no placement': 'el enlace no traía la firma del sitio: no salió de una página, o alguien lo recortó',
  'placement outdated': 'la firma del enlace tenía más de 30 días: era de una página que llevaba mucho tiempo abierta o guardada',
  'placement refused': 'la firma del enlace no es de esta oferta: se copió de otro enlace o se inventó',
  'many agents': 'desde esa conexión llegaron en una hora más navegadores distintos de los que usa la gente',
};

/**
 * What gave a click away that no person made, in words; `reason` is `bot_reason` as the click-out writes it. Null when it is
 * not known: clicks of people have none.
 */
export function formatReason(reason: string | null): string | null {
  if (reason === null) return null;
  const known = Object.hasOwn(knownReasons, reason) ? knownReasons[reason] : undefined;
  if (known !== undefined) return known;
  if (reason.startsWith('sec-fetch-dest:')) return `se pidió como parte de otra página, no para abrirla (${reason})`;
  if (reason.includes(': ')) return `el navegador avisó que lo pedía por adelantado (${reason})`;
  return `se presentó como «${reason}»`;
}
