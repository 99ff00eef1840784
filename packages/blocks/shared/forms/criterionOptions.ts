/** The criteria of the rating, as a select offers them. */
export const criterionOptions = [
  { value: 'trust', label: 'Confianza' },
  { value: 'payments', label: 'Pagos' },
  { value: 'bonuses', label: 'Bonos' },
  { value: 'games', label: 'Juegos' },
  { value: 'support', label: 'Atención' },
];
