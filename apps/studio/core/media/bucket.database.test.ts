import { readdir } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { startBucket } from '../../../../tests/setup/startBucket.ts';
import type { Media } from '../../payload-types.ts';
import { callStudio, formOf, json } from '../../testing/callStudio.ts';
import { refusal } from '../../testing/samples.ts';
import { openLibrary, pictureFile } from '../../testing/library.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { runJob } from '../../testing/runJob.ts';
import { hashedKey } from './duplicates.ts';
import { hashOf } from './incomingFile.ts';
import { purgeRetiredFiles, retiredHours } from './keepReplacedFile.ts';

const server = await startBucket();
const studio = await testStudio({ bucket: server.settings });
const library = await openLibrary(studio);
afterAll(() => server.close());

const inBucket = (filename: string | null | undefined) => server.bucket.read(`media/${filename}`, 10_000_000);
const isThere = async (filename: string) => (await inBucket(filename)) !== null;
const download = (filename: string) => callStudio(studio, `media/file/${encodeURIComponent(filename)}`, { headers: library.own });

describe('an upload', () => {
  it('is an object of the bucket and nowhere on the disk, and is read through the studio', async () => {
    const file = await pictureFile('Fachada de día.png');
    const { filename, url, sha256 } = await library.upload({ alt: 'Fachada' }, file);
    expect(sha256).toBe(hashOf(file.data));
    expect((await inBucket(filename))?.equals(file.data)).toBe(true);
    expect(await readdir(studio.mediaDirectory).catch(() => [])).toEqual([]);
    expect(url).toBe(`http://localhost:3001/api/media/file/${encodeURIComponent(filename ?? '')}`);
    const response = await download(filename ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await response.arrayBuffer()).equals(file.data)).toBe(true);
    expect((await callStudio(studio, `media/file/${encodeURIComponent(filename ?? '')}`)).status).toBe(403);
  });

  it('is one edit, which the form that made it may go on from', async () => {
    const { data } = await pictureFile('formulario.png');
    const part = 'name="file"; filename="formulario.png"\r\nContent-Type: image/png';
    const made = await callStudio(studio, 'media', formOf(part, data, library.own, { alt: 'Formulario' }));
    expect(made.status).toBe(201);
    const { doc } = (await made.json()) as { doc: Media };
    expect((await studio.payload.findByID({ collection: 'media', id: doc.id })).updatedAt).toBe(doc.updatedAt);
    const saved = await callStudio(studio, `media/${doc.id}`, json({ alt: 'Otro', updatedAt: doc.updatedAt }, library.own, 'PATCH'));
    expect(saved.status).toBe(200);
    const { docs } = await studio.payload.find({ collection: 'activity', where: { subject: { equals: 'media' } }, sort: 'id' });
    expect(docs.filter(({ documentId }) => documentId === String(doc.id)).map(({ kind }) => kind)).toEqual(['created', 'changed']);
  });

  it('is known as a duplicate, also one from before there were hashes', async () => {
    const file = await pictureFile('doble.png');
    const { id } = await library.upload({ alt: 'Doble' }, file);
    await studio.pool.query('update studio.media set sha256 = null where id = $1', [id]);
    await studio.payload.kv.delete(hashedKey);
    await runJob(studio.payload, 'files', 'tidyFiles');
    expect(await refusal(library.upload({ alt: 'Otra vez' }, { ...file, name: 'copia.png' }))).toContain('«doble.png»');
  });
});

describe('another file in the place of one', () => {
  it('is another object; the old one stays for a day and its name is not given away', async () => {
    const first = await pictureFile('marca.png');
    const { id } = await library.upload({ alt: 'Marca' }, first);
    const file = await pictureFile('marca.png');
    const { filename } = await library.change(id, {}, file);
    expect(filename).toBe(`marca-${hashOf(file.data).slice(0, 8)}.png`);
    expect((await inBucket(filename))?.equals(file.data)).toBe(true);
    expect((await inBucket('marca.png'))?.equals(first.data)).toBe(true);

    const other = await pictureFile('marca.png');
    expect((await library.upload({ alt: 'De otra' }, other)).filename).toBe(`marca-${hashOf(other.data).slice(0, 8)}.png`);
    expect((await inBucket('marca.png'))?.equals(first.data)).toBe(true);

    const later = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
    await purgeRetiredFiles(studio.payload, later(retiredHours - 1));
    expect(await isThere('marca.png')).toBe(true);
    await purgeRetiredFiles(studio.payload, later(retiredHours + 1));
    expect(await Promise.all(['marca.png', filename ?? ''].map(isThere))).toEqual([false, true]);
  });

  it('that is refused leaves the one that was there', async () => {
    const file = await pictureFile('firme.png');
    const { id } = await library.upload({ alt: 'Firme' }, file);
    const before = await server.bucket.list('media/');
    expect(await refusal(library.change(id, { focalX: 400 }, await pictureFile('otra.png')))).toMatch(/de 0 a 100/);
    expect((await inBucket('firme.png'))?.equals(file.data)).toBe(true);
    expect(await server.bucket.list('media/')).toEqual(before);
  });
});

describe('a file that is deleted', () => {
  it('stays in the trash with its object, and goes with it', async () => {
    const { id } = await library.upload({ alt: 'Adiós' }, await pictureFile('adios.png'));
    await library.change(id, { deletedAt: new Date().toISOString() });
    expect(await isThere('adios.png')).toBe(true);
    await studio.payload.delete({ collection: 'media', id, trash: true });
    expect(await isThere('adios.png')).toBe(false);
    expect((await download('adios.png')).status).not.toBe(200);
  });

  it('beside the studio is said to be gone', async () => {
    const { filename } = await library.upload({ alt: 'Perdida' }, await pictureFile('perdida.png'));
    await server.bucket.remove(`media/${filename}`);
    const response = await download('perdida.png');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Ese archivo ya no está.');
  });
});

describe('while the server is down', () => {
  it('nothing is saved of an upload, and due jobs run all the same', async () => {
    const { id } = await library.upload({ alt: 'Vieja' }, await pictureFile('vieja.png'));
    await studio.pool.query('update studio.media set sha256 = null where id = $1', [id]);
    await studio.payload.kv.delete(hashedKey);
    await server.stop();
    await runJob(studio.payload, 'files', 'tidyFiles');
    expect(await studio.payload.kv.has(hashedKey)).toBe(false);
    const { totalDocs } = await studio.payload.count({ collection: 'media' });
    const file = await pictureFile('nunca.png');
    await expect(library.upload({ alt: 'Nunca' }, file)).rejects.toThrow('the bucket does not answer as it should');
    // As a seed does, which asks for no name: it fails when the row is written already.
    const seeded = studio.payload.create({ collection: 'media', data: { alt: 'Nunca' }, file, overwriteExistingFiles: true });
    await expect(seeded).rejects.toThrow('ECONNREFUSED');
    expect((await studio.payload.count({ collection: 'media' })).totalDocs).toBe(totalDocs);
  });
});
