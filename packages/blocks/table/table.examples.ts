import type { RawBlock } from '@lupa/contracts/page.ts';

export const tableExamples = {
  payments: {
    type: 'table',
    id: 'payments',
    title: 'Medios de pago, lado a lado',
    caption: 'Datos de los casinos, verificados en noviembre de 2026.',
    columns: [
      { name: 'Medio', meta: { icon: 'card' } },
      { name: 'Depósito mínimo', meta: { icon: 'wallet' } },
      { name: 'Depósito' },
      { name: 'Retiro', meta: { icon: 'clock' } },
      { name: 'Comisión', meta: { icon: 'no-such-icon' } },
    ],
    rows: [
      {
        cells: [
          { value: 'Webpay' },
          { value: '$5.000' },
          { value: 'Inmediato' },
          { valueMarkdown: '*No disponible*' },
          { valueMarkdown: '**Gratis**' },
        ],
      },
      {
        cells: [{ value: 'Khipu' }, { value: '$10.000' }, { value: 'Inmediato' }, { value: '1 a 3 días' }, { valueMarkdown: '**Gratis**' }],
      },
      { cells: [{ value: 'Skrill' }, { value: '$10.000' }, { value: 'Inmediato' }, { value: '24 horas' }, { value: '2,9 %' }] },
    ],
  },
  ragged: {
    type: 'table',
    id: 'ragged',
    columns: [{ name: 'A' }, { name: 'B' }],
    rows: [{ cells: [{ value: 'solo una' }] }, { cells: [] }],
  },
} satisfies Record<string, RawBlock>;
