import { createElement } from 'react';
import { Card } from './Card.tsx';
import { cardSize } from './cardAddress.ts';
import type { CardContent } from './cardContent.ts';
import { loadCardFonts, type CardFont } from './cardFonts.ts';

let fonts: Promise<CardFont[]> | undefined;

/** A card as PNG. Its libraries are loaded with the first one: a site that nobody shares does without them. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  fonts ??= loadCardFonts();
  const svg = await satori(createElement(Card, { content }), { ...cardSize, fonts: await fonts });
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 95, effort: 7 }).toBuffer();
}
