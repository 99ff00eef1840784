export const criterionOptions = [
  { value: 'trust', label: 'Confianza' },
  { value: 'payments', label: 'Pagos' },
  { value: 'bonuses', label: 'Bonos' },
  { value: 'games', label: 'Juegos' },
  { value: 'support', label: 'Atención' },
];
