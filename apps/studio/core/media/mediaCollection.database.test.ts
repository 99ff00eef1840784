import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pixel, refusal } from '../../testing/samples.ts';
import { startStudio, type Studio } from '../../testing/startStudio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

function drawingFile(content: string, mimetype = 'image/svg+xml') {
  const data = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${content}</svg>`);
  return { name: 'dibujo.svg', mimetype, data, size: data.length };
}
const upload = (file: typeof pixel) => studio.payload.create({ collection: 'media', data: { alt: 'Dibujo' }, file });

// A hundred million rectangles.
const manyUses = [1, 2, 3, 4, 5, 6, 7, 8].reduce(
  (parts, level) => `${parts}<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(10)}</g>`,
  '<rect id="g0" width="1" height="1"/>',
);

test('a plain drawing is taken', async () => {
  const media = await upload(drawingFile('<rect width="40" height="20" fill="#b5532a"/>'));
  expect(media.mimeType).toBe('image/svg+xml');
});

test('a drawing that runs, loads or costs too much is refused before it is written', async () => {
  const before = await readdir(studio.mediaDirectory);
  for (const content of ['<script>alert(1)</script>', '<image href="file:///etc/passwd"/>', '<filter id="f"/>'])
    expect(await refusal(upload(drawingFile(content)))).toMatch(/^El SVG /);
  expect(await refusal(upload(drawingFile(manyUses)))).toMatch(/^Dibujar esta imagen toma demasiado/);
  // Whatever type it says that it is of.
  expect(await refusal(upload(drawingFile('<script/>', 'image/png')))).toMatch(/^El SVG /);
  expect(await readdir(studio.mediaDirectory)).toEqual(before);
});

test('the file of an existing entry cannot become one either', async () => {
  const { id } = await upload(pixel);
  const change = studio.payload.update({ collection: 'media', id, data: {}, file: drawingFile('<script/>') });
  expect(await refusal(change)).toMatch(/^El SVG usa <script>/);
});
