import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { film, ftypBox } from '@lupa/server/images/testPictures.ts';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { askStudio, callStudio, formOf, json } from '../../testing/callStudio.ts';
import { openLibrary, pictureFile } from '../../testing/library.ts';
import { pixel } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();
const library = await openLibrary(studio);

const secret = 'Juan Secreto';
let shade = 0;
const photo = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: ++shade, g: 9, b: 90 } } });
const fromPhone = (width: number, height: number): Promise<Buffer> =>
  photo(width, height)
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

type Sent = { id: number; filename: string; mimeType: string; width: number; height: number; filesize: number; sizeNote: string | null };

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
};

async function send(path: string, method: string, name: string, bytes: Uint8Array, headers: Record<string, string> = library.own) {
  const part = `name="file"; filename="${name}"\r\nContent-Type: ${types[extname(name)]}`;
  const answer = await askStudio(studio, path, { ...formOf(part, bytes, headers, { alt: 'Foto' }), method });
  return { ...answer, doc: answer.doc as Sent };
}

const fileOf = ({ filename }: { filename: string }) => readFile(join(studio.mediaDirectory, filename));
const files = () => readdir(studio.mediaDirectory).catch(() => []);

describe('a photograph of a phone', () => {
  it('is stored upright, without place and name, with the size that is shown', async () => {
    const bytes = await fromPhone(60, 40);
    expect(bytes.includes(secret)).toBe(true);
    const { status, doc } = await send('media', 'POST', 'telefono.jpg', bytes);
    expect([status, doc.width, doc.height, doc.sizeNote]).toEqual([201, 40, 60, null]);
    const stored = await fileOf(doc);
    expect([stored.includes(secret), stored.length]).toEqual([false, doc.filesize]);
    expect(await sharp(stored).metadata()).toMatchObject({ width: 40, height: 60 });
    // The file that people have is known by its own bytes.
    expect((await send('media', 'POST', 'otra.jpg', bytes)).fault).toContain('ya está en la Biblioteca');
  });

  it('is stored so in the place of another one, too', async () => {
    const { id } = await library.upload({ alt: 'Antes' }, await pictureFile('antes.png'));
    const { status, doc } = await send(`media/${id}`, 'PATCH', 'despues.jpg', await fromPhone(80, 20));
    expect([status, doc.width, doc.height]).toEqual([200, 20, 80]);
    expect((await fileOf(doc)).includes(secret)).toBe(false);
  });

  it('that is too wide is made smaller, which is said until a smaller one takes its place', async () => {
    const { doc } = await send('media', 'POST', 'grande.jpg', await photo(8160, 60).jpeg().toBuffer());
    const { id, width, height, sizeNote } = doc;
    expect(width).toBeLessThanOrEqual(8000);
    expect(sizeNote).toBe(`Se guardó a ${width} × ${height} px. Medía 8160 × 60 px, más de lo que el sitio muestra.`);
    await callStudio(studio, `media/${id}`, json({ alt: 'Grande', sizeNote: 'otra cosa' }, library.own, 'PATCH'));
    expect((await studio.payload.findByID({ collection: 'media', id })).sizeNote).toBe(sizeNote);
    await send(`media/${id}`, 'PATCH', 'chica.jpg', await photo(30, 20).jpeg().toBuffer());
    expect((await studio.payload.findByID({ collection: 'media', id })).sizeNote).toBeNull();
  });
});

const megabyte = 1024 * 1024;
const image = (size: number) => Buffer.concat([pixel.data, Buffer.alloc(Math.floor(size) - pixel.data.length)]);

it('a file just below the limit is taken, and not found once it is gone from the disk', { tags: ['thorough'] }, async () => {
  const { status, doc } = await send('media', 'POST', 'casi.png', image(30 * megabyte - 1));
  expect(status).toBe(201);
  await studio.pool.query("update studio.media set filename = 'otro.png' where id = $1", [doc.id]);
  expect((await callStudio(studio, 'media/file/otro.png', { headers: library.own })).status).toBe(404);
});

describe('what no page could show', () => {
  const svg = (inside: string, size = 'viewBox="0 0 100 100"') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
  const cutOff = async () => (await photo(300, 200).jpeg().toBuffer()).subarray(0, -100);
  const pdf = () => Buffer.from('%PDF-1.4\n%%EOF\n');

  it.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['a photograph that is cut off', 'a.jpg', cutOff, /cortada o dañada.*Expórtala/],
    ['another file with the name of a picture', 'b.jpg', pdf, /^El contenido del archivo no es el de una imagen/],
    ['a text', 'b.txt', () => Buffer.from('hola'), /^Este archivo no se admite/],
    ['a drawing a million wide', 'd.svg', () => svg('<rect/>', 'width="1000000" height="9"'), /1000000 × 9 px/],
    ['nothing', 'v.png', () => Buffer.alloc(0), /^El archivo está vacío/],
    ['HEIC with the name of a photograph', 'h.jpg', () => ftypBox('heic', 'mif1'), /^Es un archivo HEIC.*compártela como JPEG/],
    ['a drawing that moves and says that it is a photograph', 'e.jpg', () => svg('<animate/>'), /^El SVG usa <animate>/],
    ['a drawing that loads', 'e.svg', () => svg('<image href="file:///etc/passwd"/>'), /^El SVG /],
  ])('%s is refused with what to do, and not stored', async (_, name, source, says) => {
    const before = await files();
    const answer = await send('media', 'POST', name, await source());
    expect([answer.status, answer.fault]).toEqual([400, expect.stringMatching(says)]);
    expect(answer.errors?.[0]?.message).not.toMatch(/field|invalid/i);
    expect(await files()).toEqual(before);
  });

  it.each([30 * megabyte + 1, 53 * megabyte])('%d bytes are refused with the limit', { tags: ['thorough'] }, async (size) => {
    const before = await files();
    const answer = await send('media', 'POST', 'grande.png', image(size));
    expect([answer.status, answer.fault]).toEqual([413, expect.stringMatching(/^El archivo pesa más de 30 MB, que es el máximo/)]);
    expect(await files()).toEqual(before);
  });

  it('does not take the place of a picture either', async () => {
    const { id } = await library.upload({ alt: 'Antes' }, await pictureFile('firme.png'));
    expect((await send(`media/${id}`, 'PATCH', 'dibujo.svg', svg('<animate/>'))).fault).toMatch(/^El SVG usa <animate>/);
  });

  it('a picture of another address is not fetched', async () => {
    const before = await files();
    const data = { alt: 'De fuera', filename: 'fuera.jpg', url: 'http://127.0.0.1:9/fuera.jpg' };
    expect((await callStudio(studio, 'media', json(data, library.own))).status).toBe(400);
    const own = await library.upload({ alt: 'Propia' }, await pictureFile('propia.png'));
    const copy = { alt: 'Copia', filename: own.filename, url: own.url };
    expect((await callStudio(studio, 'media', json(copy, library.own))).status).toBe(400);
    expect(await files()).toEqual([...before, 'propia.png'].toSorted());
  });

  it('a visitor is refused whatever is sent', async () => {
    expect((await send('media', 'POST', 'ajena.jpg', Buffer.from('hola'), {})).status).toBe(403);
  });
});

it('a PNG with the name of a JPEG is stored as what it is', async () => {
  const { status, doc } = await send('media', 'POST', 'captura.jpg', await photo(30, 20).png().toBuffer());
  expect([status, doc.mimeType, doc.width]).toEqual([201, 'image/png', 30]);
  const served = await callStudio(studio, `media/file/${doc.filename}`, { headers: library.own });
  expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/png']);
});

it('a picture that moves is stored, and said to stand still', async () => {
  const { doc } = await send('media', 'POST', 'mueve.webp', await (await film()).webp().toBuffer());
  expect(doc.sizeNote).toBe('La imagen se mueve: el sitio muestra solo su primer cuadro.');
});

it('a drawing is stored without what its editor left in it', async () => {
  const source = `<!-- ${secret} --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert('${secret}')"><metadata>${secret}</metadata><script>${secret}</script><rect width="40" height="20"/></svg>`;
  const { doc } = await send('media', 'POST', 'dibujo.svg', Buffer.from(source));
  expect([doc.width, doc.height]).toEqual([40, 20]);
  const stored = (await fileOf(doc)).toString();
  expect([stored.includes(secret), stored.includes('<rect')]).toEqual([false, true]);
});
