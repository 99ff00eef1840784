import type { Brand } from './brands.ts';
import { drawText } from './letters.ts';
import { marks } from './marks.ts';

export type Drawing = { svg: string; width: number; height: number };

const document = (width: number, height: number, content: string): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  width,
  height,
});

/** A logo of 640 × 320: its own ground, mark and lettering. */
export function drawLogo(brand: Brand): Drawing {
  const { ground, ink, second, layout } = brand;
  const background = `<rect width="640" height="320" fill="${ground}"/>`;
  if (layout === 'plate') {
    const frame = `<rect x="18" y="18" width="604" height="284" fill="none" stroke="${second}" stroke-width="4"/><rect x="28" y="28" width="584" height="264" fill="none" stroke="${ink}" stroke-width="2"/>`;
    return document(
      640,
      320,
      `${background}${frame}${markAt(brand, 274, 44, 92)}${wordsIn(brand, { x: 80, y: 150, width: 480, height: 120 }, 'centre')}<rect x="80" y="90" width="170" height="2" fill="${ink}"/><rect x="390" y="90" width="170" height="2" fill="${ink}"/>`,
    );
  }
  if (layout === 'top')
    return document(
      640,
      320,
      `${background}${markAt(brand, 246, 34, 148)}${wordsIn(brand, { x: 56, y: 206, width: 528, height: 78 }, 'centre', true)}`,
    );
  const isLeft = layout === 'left';
  return document(
    640,
    320,
    `${background}${markAt(brand, isLeft ? 44 : 428, 76, 168)}${wordsIn(brand, { x: isLeft ? 244 : 44, y: 70, width: 352, height: 180 }, 'left')}`,
  );
}

/** The mark alone, square to its edges, for small places: they round it. */
export function drawIcon(brand: Brand): Drawing {
  return document(192, 192, `<rect width="192" height="192" fill="${brand.ground}"/>${markAt(brand, 34, 34, 124)}`);
}

function markAt({ mark, ink, second, ground }: Brand, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${marks[mark]({ ink, second, ground })}</g>`;
}

type Box = { x: number; y: number; width: number; height: number };

function wordsIn({ lines, letters, ink, second }: Brand, box: Box, align: 'left' | 'centre', isOneLine = false): string {
  const texts = isOneLine ? [lines.join(' ')] : lines;
  const gap = texts.length > 1 ? 22 : 0;
  const height = (box.height - gap * (texts.length - 1)) / texts.length;
  return texts
    .map((text, index) =>
      drawText(
        text,
        letters,
        { ink: index === 1 && !letters.effect ? second : ink, second },
        { x: box.x, y: box.y + index * (height + gap), width: box.width, height, align },
      ),
    )
    .join('');
}
