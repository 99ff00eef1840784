import { spanishLocale } from '@lupa/contracts/market.ts';
import type { ImportAnswer } from './describeImport.ts';
import type { ImportState, RowFilter, RowState } from './importStates.ts';
import { isRegister, nounsOfKind } from './kinds.ts';
import type { Verdict } from './planRow.ts';

export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString(spanishLocale)} ${count === 1 ? one : many}`;

export function formatOutcome({ state, counts }: ImportAnswer): string {
  const problems = counts.error + counts.failed + counts.kept;
  const parts =
    state === 'undone'
      ? [formatCount(counts.undone, 'deshecho', 'deshechos')]
      : state === 'applied' || state === 'undoing'
        ? [formatCount(counts.done + counts.undone, 'escrito', 'escritos')]
        : [formatCount(counts.new, 'nuevo', 'nuevos'), formatCount(counts.changed, 'cambia', 'cambian')];
  return [
    ...parts,
    ...(counts.same > 0 ? [formatCount(counts.same, 'sin cambio', 'sin cambio')] : []),
    ...(problems > 0 ? [formatCount(problems, 'con problemas', 'con problemas')] : []),
  ].join(' · ');
}

export const verdictLabels: Record<Verdict, string> = { new: 'Nuevo', changed: 'Cambia', same: 'Igual', error: 'Error' };

export const rowStateLabels: Record<RowState, string | null> = {
  unchecked: 'Por revisar',
  ready: null,
  done: 'Hecho',
  failed: 'No se escribió',
  undone: 'Deshecho',
  kept: 'No se deshizo',
};

export const filterLabels: Record<RowFilter, string> = {
  touched: 'Cambios y errores',
  new: 'Nuevos',
  changed: 'Cambian',
  error: 'Con error',
  draftOnly: 'Solo como borrador',
  problem: 'Con problemas',
  same: 'Sin cambio',
  all: 'Todas',
};

export function countOf({ counts }: ImportAnswer, filter: RowFilter): number {
  switch (filter) {
    case 'touched':
      return counts.total - counts.same;
    case 'problem':
      return counts.error + counts.failed + counts.kept;
    case 'all':
      return counts.total;
    default:
      return counts[filter];
  }
}

export function formatState(answer: ImportAnswer): string {
  const { kind, counts, mode } = answer;
  const { one, many } = nounsOfKind[kind];
  const written = formatCount(counts.done + counts.undone + counts.kept, one, many);
  const sentences: Record<ImportState, string> = {
    checking: 'Cada cambio se prueba con las reglas del estudio y se vuelve atrás.',
    ready: formatReady(answer),
    applying: 'Puedes cerrar esta página: sigue sola, también si el estudio se reinicia.',
    applied: `${mode === 'draft' ? 'Quedó como borrador' : 'Se publicó'}: ${written}.${formatProblems(answer)}`,
    undoing: 'Cada documento vuelve a lo que era. Puedes cerrar esta página.',
    undone: `${isRegister(kind) ? 'Se deshizo' : 'Volvió a lo que era'}: ${formatCount(counts.undone, one, many)}.${formatProblems(answer)}`,
  };
  return sentences[answer.state];
}

function formatReady({ kind, counts }: ImportAnswer): string {
  const { one, many } = nounsOfKind[kind];
  const writable = counts.new + counts.changed;
  if (writable === 0 && counts.error === 0)
    return `0 cambios: el archivo dice lo mismo que el estudio, en ${formatCount(counts.same, one, many)}.`;
  if (writable === 0) return '0 cambios que se puedan aplicar: corrige el archivo y súbelo de nuevo.';
  const parts = [
    ...(counts.new > 0 ? [formatCount(counts.new, 'documento nuevo', 'documentos nuevos')] : []),
    ...(counts.changed > 0 ? [formatCount(counts.changed, 'documento cambia', 'documentos cambian')] : []),
  ];
  const errors =
    counts.error === 0 ? '' : ` ${formatCount(counts.error, 'tiene un error y queda fuera', 'tienen errores y quedan fuera')}.`;
  return `${parts.join(' y ')}.${errors} Todavía no se escribe nada.`;
}

function formatProblems({ counts }: ImportAnswer): string {
  const parts = [
    ...(counts.error > 0 ? [formatCount(counts.error, 'tenía un error', 'tenían errores')] : []),
    ...(counts.failed > 0 ? [formatCount(counts.failed, 'no se pudo escribir', 'no se pudieron escribir')] : []),
    ...(counts.kept > 0 ? [formatCount(counts.kept, 'no se pudo deshacer', 'no se pudieron deshacer')] : []),
  ];
  return parts.length === 0 ? '' : ` ${parts.join('; ')}: el motivo está en cada fila.`;
}
