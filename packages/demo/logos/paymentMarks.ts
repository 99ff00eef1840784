import type { PaymentMethodKey } from '../writing/paymentMethods.ts';
import type { Drawing } from './drawBrand.ts';
import { drawWord, measureWord, type Word } from './drawWord.ts';

type Line = Word & { tint: string };
type PaymentMark = {
  /** In a box of 100 by 100. */
  symbol?: string;
  /** Rows of words that follow each other in their colours. */
  rows: Line[][];
};

const width = 480;
const height = 160;
/** What every mark fills of its space, so that none looks heavier than the others. */
const room = { width: 440, symbol: 108, symbolAlone: 116, gap: 22 };
/** Size of the type by the number of rows; heights of the letters in Poppins and Montserrat, by its size. */
const sizes = [120, 64] as const;
const heights = { capital: 0.7, small: 0.54 };
const leading = 0.98;

const round = (text: string, tint: string): Line => ({ text, face: 'round', tint });
const strong = (text: string, tint: string): Line => ({ text, face: 'strong', tint });

const stroke = (tint: string, weight: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${tint}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (tint: string) => `<circle cx="50" cy="50" r="50" fill="${tint}"/>`;
const knots = (tint: string, places: [number, number][]) =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9.500" fill="${tint}"/>`).join('');

const symbols = {
  // The knotted cords that it is named after.
  khipu: `${stroke('#5B2E91', 9, 'M6 12h88')}${stroke('#5B2E91', 7, 'M22 12v76M50 12v84M78 12v66')}${knots('#00A6A0', [
    [22, 46],
    [22, 80],
    [50, 62],
    [78, 38],
    [78, 72],
  ])}`,
  mach: `<rect width="100" height="100" rx="27" fill="#4B2BD6"/>${stroke('#FFFFFF', 12, 'M25 70V34l25 24 25-24v36')}`,
  mastercard: `<circle cx="6" cy="50" r="58" fill="#EB001B"/><circle cx="94" cy="50" r="58" fill="#F79E1B"/><path d="M50 12.200a58 58 0 0 1 0 75.600a58 58 0 0 1 0-75.600z" fill="#FF5F00"/>`,
  bank: `<path d="M50 4L96 32v9H4v-9z" fill="#33495B"/><path d="M14 48h14v30H14zM43 48h14v30H43zM72 48h14v30H72z" fill="#33495B"/><rect x="4" y="84" width="92" height="13" rx="3" fill="#B5532A"/>`,
  bitcoin: `${disc('#F7931A')}<g transform="rotate(13 50 50)" fill="none" stroke="#FFFFFF" stroke-width="9.500" stroke-linejoin="round"><path d="M38 27h14a11 11 0 0 1 0 22H38zM38 49h17a12 12 0 0 1 0 24H38zM31 27h9M31 73h9"/><path d="M43 17v10M54 17v10M43 73v10M54 73v10" stroke-width="7.500"/></g>`,
  tether: `${disc('#1C8A68')}<path d="M26 24h48v13H56.500v45h-13V37H26z" fill="#FFFFFF"/><ellipse cx="50" cy="50" rx="29" ry="8.500" fill="none" stroke="#FFFFFF" stroke-width="5"/>`,
  mercadoPago: `<ellipse cx="50" cy="50" rx="58" ry="41" fill="#009EE3" stroke="#1F2C6D" stroke-width="6"/><path d="M-4 44c18-2 26-10 40-10 8 0 12 4 18 4s16-6 50 6v22c-14 2-22 12-34 14s-18 8-28 4S16 66-4 64z" fill="#FFFFFF" stroke="#1F2C6D" stroke-width="5" stroke-linejoin="round"/>${stroke('#1F2C6D', 5, 'M36 48c8 10 18 4 22-2l22 18M62 66l10 8M50 72l8 7')}`,
};

const paymentMarks: Record<PaymentMethodKey, PaymentMark> = {
  webpay: { rows: [[round('web', '#4A4F55'), round('pay', '#9A1B5E')]] },
  khipu: { symbol: symbols.khipu, rows: [[round('khipu', '#5B2E91')]] },
  mach: { symbol: symbols.mach, rows: [[strong('MACH', '#4B2BD6')]] },
  cuentarut: { rows: [[strong('Cuenta', '#4A4F55'), strong('RUT', '#C8500A')]] },
  visa: { rows: [[{ text: 'VISA', face: 'slanted', tint: '#1A1F71' }]] },
  mastercard: { symbol: symbols.mastercard, rows: [] },
  skrill: { rows: [[round('Skrill', '#7D1D5F')]] },
  neteller: { rows: [[strong('NETELLER', '#3F7A14')]] },
  astropay: { rows: [[round('astro', '#D21F45'), round('pay', '#2A2E33')]] },
  transferencia: { symbol: symbols.bank, rows: [[strong('Banco', '#33495B')]] },
  bitcoin: { symbol: symbols.bitcoin, rows: [[round('bitcoin', '#4A4F55')]] },
  'mercado-pago': { symbol: symbols.mercadoPago, rows: [[round('mercado', '#1F2C6D')], [round('pago', '#1F2C6D')]] },
  servipag: { rows: [[round('servi', '#0A5AA6'), round('pag', '#0E7C5A')]] },
  tether: { symbol: symbols.tether, rows: [[round('tether', '#175C49')]] },
};

export const paymentWords: Word[] = Object.values(paymentMarks).flatMap(({ rows }) => rows.flat());

/** A payment method's mark on nothing, three by one, all of one optical height; legible from a height of 24 pixels. */
export function drawPaymentMark(key: PaymentMethodKey): Drawing {
  const { symbol, rows } = paymentMarks[key];
  const symbolWidth = symbol ? (rows.length > 0 ? room.symbol : room.symbolAlone) : 0;
  const gap = symbol && rows.length > 0 ? room.gap : 0;
  const widest = (size: number) => Math.max(0, ...rows.map((row) => row.reduce((sum, word) => sum + measureWord(word, size), 0)));
  const wanted = sizes[rows.length > 1 ? 1 : 0];
  const size = Math.min(wanted, (wanted * (room.width - symbolWidth - gap)) / Math.max(1, widest(wanted)));
  const left = (width - symbolWidth - gap - widest(size)) / 2;
  const sign = symbol ? `<g transform="translate(${left} ${(height - symbolWidth) / 2}) scale(${symbolWidth / 100})">${symbol}</g>` : '';
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sign}${drawRows(rows, left + symbolWidth + gap, size)}</svg>`,
  };
}

function drawRows(rows: Line[][], left: number, size: number): string {
  const isCapital = rows.flat().every(({ text }) => text === text.toUpperCase());
  // Words of small letters sit by those, so that marks side by side share a line.
  const letters = size * (isCapital ? heights.capital : (heights.capital + heights.small) / 2);
  const first = (height - letters - (rows.length - 1) * size * leading) / 2 + letters;
  return rows
    .map((row, index) => {
      let x = left;
      return row
        .map((word) => {
          const drawn = drawWord(word, { x, y: first + index * size * leading, size, fill: word.tint });
          x += measureWord(word, size);
          return drawn;
        })
        .join('');
    })
    .join('');
}
