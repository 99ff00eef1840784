import type { UnprovenClaim } from '@lupa/domain/evidence/findUnprovenClaims.ts';
import type { Finding } from './finding.ts';

/** One finding for each sentence: what it claims without a record, and what to do about it. */
export function describeClaims(claims: readonly UnprovenClaim[]): Finding[] {
  const bySentence = Map.groupBy(claims, ({ place, sentence }) => `${place} ${sentence}`);
  return [...bySentence.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { place, sentence } = first;
    const all = [first, ...others];
    const words = [...new Set(all.map(({ claim }) => `«${claim}»`))].join(', ');
    const isTyped = all.some(({ kind }) => kind !== 'rank' && kind !== 'test');
    const mend = isTyped ? 'Pon un dato en su lugar' : 'Pon un dato en la frase';
    const subject = typeof place === 'number' ? `El bloque ${place} dice` : 'Dice';
    return [
      {
        id: 'unprovenClaim',
        tone: 'warning',
        sentence: `${subject} ${words} y ningún registro lo respalda. ${mend}, o enlaza el registro o la fuente: «${sentence}»`,
        target: typeof place === 'number' ? { kind: 'block', block: place } : { kind: 'field', field: place },
      },
    ];
  });
}
