// Requirements: 2.104, 10.5, 10.27.
import { parseGenerously } from '@lupa/contracts/generous.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { examplePartners } from '../shared/examples/examplePartners.ts';
import { UnknownPartnerError } from '../shared/offer/loadPartner.ts';
import { Ratings } from './Ratings.tsx';
import { ratingsExamples } from './ratings.examples.ts';
import { loadRatings, UnratedPartnerError } from './ratings.load.server.ts';
import { ratingsSchema } from './ratings.schema.ts';

const load = (block: object, context = createExampleContext()) => loadRatings(parseGenerously(ratingsSchema, block).value, context);

function andinoWith(changes: Partial<PartnerAttributes>) {
  const [andino] = examplePartners;
  if (!andino) throw new Error('The examples have changed.');
  const partner = { ...andino, responseId: 'r', attributes: { ...andino.attributes, ...changes } };
  return createExampleContext({ clients: { partners: { fetchPartnersBySlug: async () => [partner] } } });
}

test('a reader can check the rating with what is shown', async () => {
  const { parts, total, rating } = await load(ratingsExamples.usual);
  expect(parts.map(({ score, sum }) => `${score.text} × ${sum?.share} = ${sum?.contribution}`)).toEqual([
    '9,4 × 30\u00a0% = 2,820',
    '9,5 × 25\u00a0% = 2,375',
    '8,6 × 20\u00a0% = 1,720',
    '9,2 × 15\u00a0% = 1,380',
    '9,0 × 10\u00a0% = 0,900',
  ]);
  const added = parts.reduce((sum, part) => sum + Number(part.sum?.contribution.replace(',', '.')), 0);
  expect(added).toBeCloseTo(9.195);
  expect(total).toBe('9,195');
  expect(rating.label).toBe('Nota 9,2 de 10');
});

test('what an editor holds against the sum stands beside it with name and day, and does not enter it', async () => {
  const dissents = [
    { text: 'Sin bono rinde más.', by: 'Ana Soto', day: '2026-11-21' },
    { text: 'Para mí, menos.', by: '', day: null },
  ];
  const props = await load(ratingsExamples.usual, andinoWith({ dissents }));
  expect(props.dissents).toEqual([
    { text: 'Sin bono rinde más.', signature: 'Ana Soto, 21 nov 2026' },
    { text: 'Para mí, menos.', signature: '' },
  ]);
  expect(props.total).toBe('9,195');
  expect(renderToString(createElement(Ratings, props))).toContain('En desacuerdo con la suma');
});

test('parts that do not give the rating are shown without a sum', async () => {
  const { parts, total, rating } = await load(ratingsExamples.usual, andinoWith({ rating: 6, ratingTotal: null }));
  expect(total).toBeNull();
  expect(parts.every(({ sum }) => sum === null)).toBe(true);
  expect(rating.text).toBe('6,0');
});

test('without a rating the parts give one; without parts the rating is alone; without both there is no block', async () => {
  expect((await load(ratingsExamples.usual, andinoWith({ rating: null, ratingTotal: null }))).rating.text).toBe('9,2');
  expect(await load(ratingsExamples.usual, andinoWith({ ratingParts: [] }))).toMatchObject({ parts: [], total: null });
  await expect(load(ratingsExamples.usual, andinoWith({ ratingParts: [], rating: null }))).rejects.toThrow(UnratedPartnerError);
  await expect(load({ ...ratingsExamples.usual, partner: 'nadie' })).rejects.toThrow(UnknownPartnerError);
});

test('notes find their part by its name, in any case; others are left out', async () => {
  const [trust, payments] = (await load(ratingsExamples.long)).parts;
  expect(trust?.note).toMatch(/^El registro público/);
  expect(payments?.note).toBeNull();
  const broken = await load(ratingsExamples.withBrokenNotes);
  expect(broken.parts.map(({ note }) => note)).toEqual([null, null, null, null, null]);
});

test('each part leads to the records that it comes from: the timeline of the page, or their sources', async () => {
  const { parts } = await load(ratingsExamples.usual);
  expect(parts.map(({ evidence }) => evidence.map(({ text, anchor }) => [text, anchor?.href]))).toEqual([
    [['Licencia, 20 oct 2026', 'https://registro.example/andino']],
    [
      ['Retiro, 27 oct 2026', '/resenas/casino-andino/#registro-casino-andino-5'],
      ['Retiro, 5 jun 2026', '/resenas/casino-andino/#registro-casino-andino-4'],
    ],
    [['Términos, 20 oct 2026', undefined]],
    [['Juegos, 2 oct 2026', undefined]],
    [['Atención, 4 oct 2026', undefined]],
  ]);
});

test('on the review itself a transfer leads to the timeline of the page', async () => {
  const context = createExampleContext();
  const page = { ...context.page, slug: '/resenas/casino-andino/' };
  const { parts } = await load(ratingsExamples.usual, { ...context, page });
  expect(parts[1]?.evidence[0]?.anchor?.href).toBe('#registro-casino-andino-5');
});

test('records that cannot be had take nothing from the rating', async () => {
  const context = createExampleContext({ clients: { partners: { fetchRecords: () => Promise.reject(new Error('down')) } } });
  expect((await load(ratingsExamples.usual, context)).parts.every(({ evidence }) => evidence.length === 0)).toBe(true);
});

test('the sum stands in full; why a part is so unfolds, where there is a reason', async () => {
  const html = renderToString(<Ratings {...await load(ratingsExamples.usual)} />);
  const unfolded = html.replaceAll(/<\/summary>.*?<\/details>/g, '');
  expect(html).toContain('Retiro, 27 oct 2026');
  expect(unfolded).not.toContain('Retiro, 27 oct 2026');
  for (const text of ['Confianza', '9,4', '2,820', '9,195']) expect(unfolded).toContain(text);
  const bare = await load(ratingsExamples.usual);
  const parts = bare.parts.map((part) => ({ ...part, basis: null, note: null, evidence: [] }));
  expect(renderToString(<Ratings {...bare} parts={parts} />)).not.toContain('<details');
});
