import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { authorSchema } from '@lupa/contracts/page.ts';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { describe, expect, it, test, vi } from 'vitest';
import type { LayoutModel } from '../../layout/layoutModel.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { themeColors } from '../../page/webManifest.ts';
import { Card } from './Card.tsx';
import { type CardContent, formatCardPath, readCardPath, versionOf, buildCardContent } from './cardContent.ts';
import { cardPalette, loadCardFonts } from './cardFonts.ts';
import { drawCard } from './createCards.ts';

const layout = { siteName: 'LupaCasino', locale: 'es-CL', homePath: '/', microcopy: buildMicrocopy([]) } as LayoutModel;
const page = {
  status: 200,
  slug: '/resenas/casino-andino/',
  title: 'Casino Andino 🎰: reseña',
  description: 'Probamos retiros.',
  canonicalUrl: 'https://lupacasino.example/resenas/casino-andino/',
  locale: 'es-CL',
  breadcrumbs: [
    { title: 'Inicio', url: '/' },
    { title: 'Reseñas', url: '/resenas/' },
    { title: 'Casino Andino', url: '/resenas/casino-andino/' },
  ],
  updatedDate: '2026-11-02T12:00:00.000Z',
  author: authorSchema.parse({ name: 'Antonia Rebolledo' }),
  blocks: [
    {
      kind: 'view',
      type: 'ratings',
      id: 'a',
      index: 0,
      variant: '',
      props: {},
      structure: [
        { kind: 'review', casino: { name: 'Casino Andino' }, score: 9.2, verdict: { text: 'Lo recomendamos', reasons: ['Confianza'] } },
      ],
    },
  ],
  layout,
} as unknown as PageModel;
const plain: CardContent = { siteName: 'L', section: null, title: 'T', description: '', author: null, updated: null, review: null };

describe('the words of a card', () => {
  it('come from the page, without what its fonts cannot draw', () => {
    expect(buildCardContent(page)).toEqual({
      siteName: 'LupaCasino',
      section: 'Reseñas',
      title: 'Casino Andino : reseña',
      description: 'Probamos retiros.',
      author: 'Por Antonia Rebolledo',
      updated: 'Actualizado el 2 de noviembre de 2026',
      review: {
        casino: 'Casino Andino',
        score: 9.2,
        scoreText: '9,2',
        outOf: 'de 10',
        verdict: { text: 'Lo recomendamos', reasons: ['Confianza'] },
      },
    });
  });

  it('are none on an error page', () => {
    expect(buildCardContent({ ...page, status: 404 })).toBeNull();
    expect(buildCardContent({ ...page, canonicalUrl: null })).toBeNull();
  });
});

describe('the address of a card', () => {
  it.each(['/', '/resenas/', '/rese%C3%B1as/a/'])('of %s names the page and what it says', (path) => {
    const address = { path, version: versionOf(plain) };
    expect(readCardPath(formatCardPath(address))).toEqual(address);
  });

  it('changes with every word', () => {
    expect(versionOf({ ...plain, updated: 'Hoy' })).not.toBe(versionOf(plain));
  });
});

describe('the drawing', () => {
  it('has a letter for all that the languages of the site write', async () => {
    const letters = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»‹›“”‘’„–—…·•€£°ºª½×œŒçÇàâêëîïôûùÿÀÂÊÔäößÄÖÜ ŁódźČšğ™1234567890$%&@#';
    const loadAdditionalAsset = vi.fn(async () => []);
    const content = { ...plain, title: letters.slice(0, 60), description: letters, section: letters.slice(60) };
    await satori(createElement(Card, { content }), { width: 1200, height: 630, fonts: await loadCardFonts(), loadAdditionalAsset });
    expect(loadAdditionalAsset).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<CardContent>]>([
    [
      'a long title',
      { title: '«Verificación de identidad»: qué hacer cuando un casino rechaza el carnet, la boleta y la selfie. '.repeat(3) },
    ],
    ['one very long word', { title: 'Supercalifragilisticoespialidoso'.repeat(4) }],
    ['nothing but a title', {}],
    ['a score of ten', { review: { casino: 'Andino', score: 10, scoreText: '10,0', outOf: 'de 10', verdict: null } }],
    [
      'a long title, a signature and a verdict with its reasons',
      {
        title: 'Casino Andino: un casino que responde todo lo que se le pregunta, y que paga cuando quiere',
        author: 'Por Antonia Rebolledo',
        review: {
          casino: 'Andino',
          score: 5.5,
          scoreText: '5,5',
          outOf: 'de 10',
          verdict: {
            text: 'No lo recomendamos',
            reasons: ['Puntos de la licencia que fallan: 4', 'Peor retiro medido: 110 h 35 min', 'Así desde el 11 nov 2026'],
          },
        },
      },
    ],
  ])('of %s leaves the margins free', async (_, changes) => {
    const png = await drawCard({ ...plain, description: 'Texto. '.repeat(60), section: 'Sección larga '.repeat(9), ...changes });
    // What stands left of the glass stays left of it, and above the line at the bottom.
    for (const [name, box] of Object.entries({
      gap: { left: 737, top: 0, width: 14, height: 618 },
      left: { left: 0, top: 0, width: 70, height: 618 },
      bottom: { left: 0, top: 570, width: 740, height: 46 },
    })) {
      // `stats` is about the whole input, whatever has been cut out of it.
      const { channels } = await sharp(await sharp(png).removeAlpha().extract(box).png().toBuffer()).stats();
      expect(
        channels.map(({ min }) => min > 225),
        name,
      ).toEqual([true, true, true]);
    }
  });
});

test('colours outside of style sheets are those of the tokens', async () => {
  const tokens = await readFile(fileURLToPath(import.meta.resolve('@lupa/ui/styles/tokens.css')), 'utf8');
  const lightOf = (name: string) => new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1];
  for (const [name, color] of Object.entries(cardPalette)) expect(color, name).toBe(lightOf(name));
  expect(tokens).toContain(`--color-paper: light-dark(${themeColors.light}, ${themeColors.dark})`);
});
