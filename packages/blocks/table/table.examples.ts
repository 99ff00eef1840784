import { examplesOf } from '../shared/examples/examplesOf.ts';

const row = (...cells: string[]) => ({ cells: cells.map((valueMarkdown) => ({ valueMarkdown })) });

export const tableExamples = examplesOf('table', {
  payments: {
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
      row('Webpay', '$5.000', 'Inmediato', '*No disponible*', '**Gratis**'),
      row('Khipu', '$10.000', 'Inmediato', '1 a 3 días', '**Gratis**'),
      { cells: [{ value: 'Skrill' }, { value: '$10.000' }, { value: 'Inmediato' }, { value: '24 horas' }, { value: '2,9 %' }] },
    ],
  },
  narrow: {
    id: 'narrow',
    title: 'Lo que cuesta liberar un bono de $100.000',
    columns: [{ name: 'Rollover', meta: { icon: 'repeat' } }, { name: 'Apuestas' }, { name: 'Pérdida esperada' }],
    rows: [row('25x', '$2.500.000', '$100.000'), row('35x', '$3.500.000', '**$140.000**'), row('60x', '$6.000.000', '$240.000')],
    caption: 'Con un RTP de 96 %: se pierden, en promedio, 4 de cada 100 pesos apostados.',
  },
  longest: {
    id: 'longest',
    title: 'Ocho licencias que aparecen en los casinos que revisamos, y lo que obligan a hacer',
    columns: [
      { name: 'Jurisdicción', meta: { icon: 'globe' } },
      { name: 'Regulador', meta: { icon: 'shield' } },
      { name: 'Registro público' },
      { name: 'Reclamos en español' },
      { name: 'Fondos separados' },
      { name: 'Autoexclusión' },
      { name: 'Casinos' },
      { name: 'Nota', meta: { icon: 'star' } },
    ],
    rows: [
      row('Malta', 'Malta Gaming Authority', '**Sí**, con buscador', 'No, solo inglés', 'Obligatorios', 'Del casino', '4', '9,1'),
      row('Curazao', 'Curaçao Gaming Authority', 'Sí, desde 2024', 'No', 'Se declaran, *no se auditan*', 'Del casino', '12', '7,2'),
      row('Anjouan', 'Anjouan Offshore Finance Authority', 'Parcial', 'No', '-', '-', '3', '4,8'),
    ],
    caption: 'Ninguna de estas licencias autoriza a operar en Chile. Fuente: sitios de los reguladores, vistos el 12 de noviembre de 2026.',
  },
  shortValues: {
    id: 'short-values',
    title: 'Qué medio entra y cuál sale',
    caption: 'Cajas revisadas en noviembre de 2026. Los mínimos son por operación, y el plazo reúne todos los medios de cada casino.',
    columns: [{ name: 'Casino' }, { name: 'Depositar' }, { name: 'Retirar' }, { name: 'Plazo' }, { name: 'Tope de retiro' }],
    rows: [
      row('**Casino Andino**', 'Sí, desde $10.000', 'No', 'De 3 a 67 horas', '$5.000.000 por semana'),
      row('**Costa Brava**', 'Sí, desde $5.000', 'Sí, desde $20.000', 'De 1 a 3 días', 'Sin tope'),
      row('**Faro del Sur**', 'No', 'Sí, desde $10.000', '24 horas', '$1.500.000 por mes'),
    ],
  },
  ragged: {
    id: 'ragged',
    columns: [{ name: 'A' }, { name: 'B' }],
    rows: [{ cells: [{ value: 'solo una' }] }, { cells: [] }],
  },
});
