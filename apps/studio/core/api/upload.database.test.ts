import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callStudio, formOf, json, type Headed } from '../../testing/callStudio.ts';
import { pixel } from '../../testing/samples.ts';
import { startStudio, type Studio } from '../../testing/startStudio.ts';

let studio: Studio;
let own: Record<string, string>;
const account = { email: 'edita@example.com', password: 'bosque lento de arrayanes' };
const megabyte = 1024 * 1024;

beforeAll(async () => {
  studio = await startStudio();
  await studio.payload.create({ collection: 'users', data: { ...account, name: 'Edita', role: 'editor' } });
  own = { Authorization: `JWT ${(await studio.payload.login({ collection: 'users', data: account })).token}` };
});
afterAll(() => studio.close());

const file = (name: string, type: string, bytes: Uint8Array): Headed =>
  formOf(`name="file"; filename="${name}"\r\nContent-Type: ${type}`, bytes, own, { alt: 'Imagen' });
const image = (bytes: number) =>
  file('grande.png', 'image/png', Buffer.concat([pixel.data, Buffer.alloc(Math.floor(bytes) - pixel.data.length)]));

it.each([10 * megabyte + 1, 11.7 * megabyte, 53 * megabyte])('an upload of %d bytes is refused with the limit', async (bytes) => {
  const response = await callStudio(studio, 'media', image(bytes));
  expect([response.status, await response.json()]).toEqual([
    413,
    { errors: [{ message: 'El archivo pesa más de 10 MB, que es el máximo.' }] },
  ]);
  expect(await readdir(studio.mediaDirectory).catch(() => [])).toEqual([]);
});

it('one just below is taken', async () => {
  expect((await callStudio(studio, 'media', image(10 * megabyte - 1))).status).toBe(201);
});

it('data instead of a file, and a file of data, are refused', async () => {
  expect((await callStudio(studio, 'media', json({ alt: 'sin archivo' }, own))).status).toBe(400);
  expect((await callStudio(studio, 'media', file('b.json', 'application/json', Buffer.from('{}')))).status).toBe(400);
});

it('what is no image is refused in Spanish', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [form, says] of [
    [file('acta.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n')), /^El contenido del archivo no es el de una imagen/],
    [file('falsa.png', 'image/png', Buffer.from('%PDF-1.4\n%%EOF\n')), /^El contenido del archivo no es el de una imagen/],
    [file('notas.txt', 'text/plain', Buffer.from('hola')), /^Este archivo no se admite/],
    [file('dibujo.svg', 'image/svg+xml', Buffer.from(script)), /^El SVG/],
  ] as const) {
    const response = await callStudio(studio, 'media', form);
    const { errors } = (await response.json()) as { errors: { message: string; data: { errors: { message: string }[] } }[] };
    expect([response.status, errors[0]?.data.errors[0]?.message]).toEqual([400, expect.stringMatching(says)]);
    expect(errors[0]?.message).not.toMatch(/field|invalid/i);
  }
});

it('a file that is gone from the disk is not found', async () => {
  const media = await studio.payload.create({ collection: 'media', data: { alt: 'Logo' }, file: pixel });
  await studio.pool.query("update studio.media set filename = 'otro.png' where id = $1", [media.id]);
  expect((await callStudio(studio, 'media/file/otro.png', { headers: own })).status).toBe(404);
});
