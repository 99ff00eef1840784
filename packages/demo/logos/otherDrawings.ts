import type { AuthorKey } from '../writing/authors.ts';
import type { Drawing } from './drawBrand.ts';
import { drawText, type LetterStyle } from './letters.ts';

const plain: LetterStyle = { weight: 15, ends: 'butt', radius: 34, corners: 'round', stretch: 0.92, slant: 0, spacing: 18 };
const document = (width: number, height: number, content: string): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  width,
  height,
});

/** What a bank would show of a transfer, which is none: it says so across its middle. `lines` are its moments, of capitals and digits. */
export function drawSlip({ method, casino, amount, lines }: { method: string; casino: string; amount: string; lines: string[] }): Drawing {
  const ink = { ink: '#24313D', second: '#24313D' };
  const soft = { ink: '#5B6B79', second: '#5B6B79' };
  const style = { ...plain, weight: 15 };
  const row = (text: string, y: number, colours: typeof ink, height: number) =>
    drawText(text, style, colours, { x: 40, y, width: 520, height, align: 'left' });
  const paper = '<rect width="600" height="400" fill="#E9E4DA"/><rect x="16" y="16" width="568" height="368" rx="14" fill="#FFFFFF"/>';
  const rows = [
    row(method, 40, ink, 26),
    row(amount, 92, ink, 48),
    row(casino, 164, soft, 20),
    ...lines.map((line, index) => row(line, 290 + index * 32, soft, 16)),
  ];
  const band = '<rect x="16" y="212" width="568" height="52" fill="#B5532A"/>';
  const mark = drawText(
    'COMPROBANTE DE EJEMPLO',
    { ...plain, weight: 17 },
    { ink: '#FFFFFF', second: '#FFFFFF' },
    { x: 40, y: 225, width: 520, height: 26 },
  );
  return document(600, 400, `${paper}${rows.join('')}${band}${mark}`);
}

const portraitLooks: Record<AuthorKey, { ground: string; skin: string; hair: string; clothes: string; hairShape: string; extra: string }> =
  {
    'antonia-rebolledo': {
      ground: '#E9D8C7',
      skin: '#D9A27E',
      hair: '#3A241B',
      clothes: '#0B3A53',
      hairShape: 'M92 150c-14-70 20-108 68-108s82 38 68 108c-4 40 2 62 8 74-22 2-36-8-40-26l-72 0c-4 18-18 28-40 26 6-12 12-34 8-74z',
      extra: '',
    },
    'matias-oyarce': {
      ground: '#CFDDE3',
      skin: '#C98F68',
      hair: '#1F1A17',
      clothes: '#B5532A',
      hairShape: 'M102 132c-6-54 18-84 58-84s64 30 58 84c-8-18-18-30-28-34-20 8-48 8-62 0-12 6-20 18-26 34z',
      extra: '<path d="M112 176c8 44 28 60 48 60s40-16 48-60c-10 10-24 14-48 14s-38-4-48-14z" fill="#1F1A17" opacity=".82"/>',
    },
    'fernanda-lillo': {
      ground: '#DDE6D3',
      skin: '#E6B999',
      hair: '#8A3F1D',
      clothes: '#0E6B55',
      hairShape: 'M96 140c-12-60 16-98 64-98s76 38 64 98c8 14 8 30-2 36-4-30-12-50-26-62-22 6-52 4-70-8-14 14-24 40-28 70-10-6-10-22-2-36z',
      extra:
        '<g fill="none" stroke="#24313D" stroke-width="6"><circle cx="136" cy="152" r="19"/><circle cx="184" cy="152" r="19"/><path d="M155 150h10"/></g>',
    },
    'ignacio-paillan': {
      ground: '#E4DCEB',
      skin: '#B57B57',
      hair: '#16110F',
      clothes: '#4A3B66',
      hairShape: 'M98 150c-10-66 20-104 62-104s72 38 62 104c-4-20-8-34-14-44-14-12-28-16-48-14s-36 6-48 16c-6 10-10 22-14 42z',
      extra: '',
    },
  };

/** A drawn bust: the people are invented, so there is no photo of them. */
export function drawPortrait(key: AuthorKey): Drawing {
  const { ground, skin, hair, clothes, hairShape, extra } = portraitLooks[key];
  const isLong = key === 'antonia-rebolledo';
  const hairPath = `<path d="${hairShape}" fill="${hair}"/>`;
  const fringe = isLong ? `<path d="M110 136c10-34 30-50 54-52 20 2 38 20 46 52-20-8-34-20-42-36-14 18-34 30-58 36z" fill="${hair}"/>` : '';
  const face = `<path d="M140 196h40v44h-40z" fill="${skin}"/><path d="M110 132c0-40 20-62 50-62s50 22 50 62c0 52-22 86-50 86s-50-34-50-86z" fill="${skin}"/>`;
  const features = `<circle cx="138" cy="152" r="5.500" fill="#24313D"/><circle cx="182" cy="152" r="5.500" fill="#24313D"/><path d="M142 188c10 9 26 9 36 0" fill="none" stroke="#24313D" stroke-width="5" stroke-linecap="round"/><path d="M160 156v16" stroke="#24313D" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`;
  const body = `<path d="M40 320c4-60 40-88 100-92l20 22 20-22c60 4 96 32 100 92z" fill="${clothes}"/>`;
  return document(
    320,
    320,
    `<rect width="320" height="320" fill="${ground}"/>${isLong ? hairPath : ''}${body}${face}${isLong ? fringe : hairPath}${extra}${features}`,
  );
}

/** The picture of the home page: a lens over a table of offers. */
export function drawCover(): Drawing {
  const row = (y: number, width: number, tint: string) =>
    `<rect x="150" y="${y}" width="560" height="84" rx="16" fill="#FFFFFF" stroke="#E4DFD5" stroke-width="3"/><rect x="172" y="${y + 20}" width="88" height="44" rx="10" fill="${tint}"/><rect x="284" y="${y + 22}" width="${width}" height="14" rx="7" fill="#11202E" opacity=".8"/><rect x="284" y="${y + 48}" width="${width * 0.66}" height="10" rx="5" fill="#4A5A68" opacity=".45"/><rect x="596" y="${y + 22}" width="92" height="40" rx="20" fill="#B5532A"/>`;
  const rows = [
    row(120, 210, '#0B3A53'),
    row(224, 260, '#0E6B55'),
    row(328, 180, '#D9A23A'),
    row(432, 236, '#7A2E12'),
    row(536, 200, '#5B5BD6'),
  ].join('');
  const big = `<g transform="translate(480 366) scale(1.55) translate(-480 -366)">${rows}</g>`;
  const receipt = `<g font-size="0"><rect x="380" y="262" width="220" height="190" rx="14" fill="#FFFDF8" stroke="#E4DFD5" stroke-width="3"/>${drawText('ROLLOVER', { ...plain, weight: 16 }, { ink: '#0B3A53', second: '#0B3A53' }, { x: 404, y: 288, width: 172, height: 24, align: 'left' })}<path d="M404 340h120M404 366h160M404 392h96" stroke="#4A5A68" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/><path d="M404 424h172" stroke="#B5532A" stroke-width="12" stroke-linecap="round"/></g>`;
  return document(
    960,
    720,
    `<defs><clipPath id="glass"><circle cx="490" cy="356" r="176"/></clipPath></defs><rect width="960" height="720" fill="#EFE9DC"/><path d="M0 560c160-70 300-40 460-10s320 30 500-50v220H0z" fill="#0B3A53" opacity=".12"/><path d="M0 620c200-60 360-10 520 6s280 0 440-46v140H0z" fill="#0B3A53" opacity=".16"/>${rows}<g clip-path="url(#glass)"><rect width="960" height="720" fill="#F7F3EA"/>${big}${receipt}</g><circle cx="490" cy="356" r="176" fill="none" stroke="#0B3A53" stroke-width="26"/><path d="M352 262a168 168 0 0 1 90-62" fill="none" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round" opacity=".9"/><path d="M624 490l150 150" stroke="#B5532A" stroke-width="52" stroke-linecap="round"/><path d="M616 482l34 34" stroke="#0B3A53" stroke-width="40"/>`,
  );
}
