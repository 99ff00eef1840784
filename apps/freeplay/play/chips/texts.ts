import { formatCredits } from '../formatCredits.ts';

export const chipTexts = {
  tools: 'Fichas',
  undo: 'Deshacer',
  clear: 'Borrar las fichas',
  repeat: 'Repetir las fichas',
  table: 'Mesa',
  laid: (total: number) => (total > 0 ? `En la mesa: ${formatCredits(total)}` : 'Toca la mesa para poner una ficha'),
  onIt: (amount: number) => `${formatCredits(amount)} créditos puestos`,
  short: 'No te alcanzan los créditos para otra ficha.',
} as const;
