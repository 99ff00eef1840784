import { access, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Image } from '@lupa/contracts/image.ts';
import { describe, expect, it } from 'vitest';
import { callStudio, formOf, json } from '../../testing/callStudio.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { paragraph, published, refusal, samplePage } from '../../testing/samples.ts';
import { editorAccount, openLibrary, pictureFile } from '../../testing/library.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { runJob } from '../../testing/runJob.ts';
import { missingTextMessage, spanishFirstMessage } from './alternativeText.ts';
import { hashedKey } from './duplicates.ts';
import { hashOf } from './incomingFile.ts';
import { purgeRetiredFiles, retiredHours } from './keepReplacedFile.ts';

const studio = await testStudio();
const library = await openLibrary(studio);

const isThere = (name: string) =>
  access(join(studio.mediaDirectory, name)).then(
    () => true,
    () => false,
  );
const files = () => readdir(studio.mediaDirectory).catch(() => []);

describe('alternative text', () => {
  it('is required, or that the file only decorates, and nothing is written before', async () => {
    const before = await files();
    for (const data of [{}, { alt: '' }, { alt: '   ' }, { isDecorative: false }])
      expect(await refusal(library.upload(data, await pictureFile('foto.png')))).toBe(missingTextMessage);
    expect(await files()).toEqual(before);
    expect(await library.upload({ alt: ' Fachada ' }, await pictureFile('foto.png'))).toMatchObject({
      filename: 'foto.png',
      alt: 'Fachada',
    });
    expect(await library.upload({ isDecorative: true }, await pictureFile('fondo.png'))).toMatchObject({ isDecorative: true });
  });

  it('may be missing in another language, once it is there in Spanish', async () => {
    const file = await pictureFile('idiomas.png');
    const inEnglish = { collection: 'media', locale: 'en', ...library.asEditor } as const;
    expect(await refusal(studio.payload.create({ ...inEnglish, data: { alt: 'Front' }, file }))).toBe(spanishFirstMessage);
    const { id } = await library.upload({ alt: 'Fachada' }, await pictureFile('idiomas.png'));
    await studio.payload.update({ ...inEnglish, id, data: { alt: '' } });
    await studio.payload.update({ ...inEnglish, id, data: { alt: 'Front' } });
    expect((await studio.payload.findByID({ collection: 'media', id })).alt).toBe('Fachada');
  });

  it('of a file from before is asked for by a save of its form, and by nothing else', async () => {
    const { id } = await library.upload({ alt: 'Antes' }, await pictureFile('antes.png'));
    await studio.pool.query('update studio.media_locales set alt = null where _parent_id = $1', [id]);
    const folder = await studio.payload.create({ collection: 'media-folders', data: { name: 'Campaña' }, ...library.asEditor });
    expect((await library.change(id, { folder: folder.id })).folder).toMatchObject({ id: folder.id });
    expect(await refusal(library.change(id, { alt: null, credit: 'Propia' }))).toBe(missingTextMessage);
    await library.change(id, { deletedAt: new Date().toISOString() });
    const back = await studio.payload.update({ collection: 'media', id, data: { deletedAt: null }, trash: true, ...library.asEditor });
    expect(back.deletedAt).toBeNull();
    await library.change(id, { isDecorative: true });
  });
});

describe('focal point', () => {
  it('is kept from edge to edge, and neither it nor a crop changes the file', async () => {
    const file = await pictureFile('foco.png');
    const { id, filename } = await library.upload({ alt: 'Foco', focalX: 0, focalY: 100 }, file);
    expect(await studio.payload.findByID({ collection: 'media', id })).toMatchObject({ focalX: 0, focalY: 100 });
    const crop = 'uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[focalPoint][x]=1&uploadEdits[widthInPixels]=9';
    const response = await callStudio(studio, `media/${id}?${crop}`, json({ focalX: 30, focalY: 0, alt: 'Foco' }, library.own, 'PATCH'));
    expect(response.status).toBe(200);
    expect(await studio.payload.findByID({ collection: 'media', id })).toMatchObject({ focalX: 30, focalY: 0, filename });
    expect((await readFile(join(studio.mediaDirectory, filename ?? ''))).equals(file.data)).toBe(true);
    expect(await refusal(library.change(id, { focalX: 140 }))).toMatch(/de 0 a 100/);
  });
});

async function imageOnPage(page: number): Promise<Image> {
  const [document] = await readDocuments(studio.pool, `pages:${page}`);
  if (!document) throw new Error(`Page ${page} is not published`);
  return (document.body as { content: [{ image: Image }] }).content[0].image;
}

describe('on the page', () => {
  it('a save publishes the text, that it decorates, the focal point and another file', async () => {
    const { id } = await library.upload({ alt: 'Sala de póker' }, await pictureFile('sala.png'));
    const content = [{ blockType: 'contentSection' as const, title: 'Sala', body: paragraph('La sala.'), image: id }];
    const page = await studio.payload.create({ collection: 'pages', data: samplePage('Sala', '/sala/', { content, ...published }) });
    expect(await imageOnPage(page.id)).toEqual({ src: 'media/sala.png', alt: 'Sala de póker', width: 64, height: 32 });
    await library.change(id, { alt: 'Sala de póker', focalX: 80, focalY: 20 });
    expect(await imageOnPage(page.id)).toMatchObject({ focus: { x: 80, y: 20 } });
    await library.change(id, { isDecorative: true });
    expect((await imageOnPage(page.id)).alt).toBe('');
    const file = await pictureFile('sala.png');
    await library.change(id, {}, file);
    expect((await imageOnPage(page.id)).src).toBe(`media/sala-${hashOf(file.data).slice(0, 8)}.png`);
  });
});

describe('another file in its place', () => {
  it('keeps the document, has another name each time, and leaves the old one for a day', async () => {
    const { id } = await library.upload({ alt: 'Logo' }, await pictureFile('marca.png'));
    const names = ['marca.png'];
    for (let round = 0; round < 2; round++) {
      const file = await pictureFile('marca.png');
      const { filename } = await library.change(id, { alt: 'Logo' }, file);
      names.push(filename ?? '');
      expect((await readFile(join(studio.mediaDirectory, filename ?? ''))).equals(file.data)).toBe(true);
    }
    expect(new Set(names).size).toBe(3);
    expect(await Promise.all(names.map(isThere))).toEqual([true, true, true]);
    const later = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
    await purgeRetiredFiles(studio.payload, later(retiredHours - 1));
    expect(await Promise.all(names.map(isThere))).toEqual([true, true, true]);
    await purgeRetiredFiles(studio.payload, later(retiredHours + 1));
    expect(await Promise.all(names.map(isThere))).toEqual([false, false, true]);
    expect((await files()).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('that is refused leaves the one that was there', async () => {
    const file = await pictureFile('firme.png');
    const { id, updatedAt } = await library.upload({ alt: 'Firme' }, file);
    const colleague = { email: 'otra@example.com', password: editorAccount.password, name: 'Otra', role: 'editor' as const };
    const other = await studio.payload.create({ collection: 'users', data: colleague });
    await studio.payload.update({ collection: 'media', id, data: { credit: 'Propia' }, user: other, overrideAccess: false });
    const still = async () => (await readFile(join(studio.mediaDirectory, 'firme.png'))).equals(file.data);
    expect(await refusal(library.change(id, { alt: '' }, await pictureFile('otra.png')))).toBe(missingTextMessage);
    expect(await still()).toBe(true);
    expect(await refusal(library.change(id, { focalX: 400 }, await pictureFile('otra.png')))).toMatch(/de 0 a 100/);
    expect(await still()).toBe(true);
    const { data } = await pictureFile('otra.png');
    const part = 'name="file"; filename="otra.png"\r\nContent-Type: image/png';
    const stale = { ...formOf(part, data, library.own, { alt: 'De otra', updatedAt, credit: 'De otra' }), method: 'PATCH' };
    expect((await callStudio(studio, `media/${id}`, stale)).status).toBe(409);
    expect(await still()).toBe(true);
  });
});

describe('the same file again', () => {
  it('is answered with the one that is there, unless it is wanted twice', async () => {
    const file = await pictureFile('doble.png');
    const first = await library.upload({ alt: 'Doble' }, file);
    const again = await refusal(library.upload({ alt: 'Otra vez' }, { ...file, name: 'copia.png' }));
    expect(again).toMatch(
      new RegExp(`ya está en la Biblioteca: «doble.png» \\(/admin/collections/media/${first.id}\\).*«Subir de todos modos»`),
    );
    expect(await isThere('copia.png')).toBe(false);
    const second = await library.upload({ alt: 'Otra vez', acceptDuplicate: true }, { ...file, name: 'copia.png' });
    expect(second.filename).toBe('copia.png');
    // The file of an entry is no duplicate of itself.
    await studio.payload.delete({ collection: 'media', id: second.id });
    await library.change(first.id, {}, { ...file, name: 'doble.png' });
  });

  it('is found by its content among those from before and in the trash', async () => {
    const file = await pictureFile('vieja.png');
    const { id } = await library.upload({ alt: 'Vieja' }, file);
    await studio.pool.query('update studio.media set sha256 = null where id = $1', [id]);
    const gone = await library.upload({ alt: 'Perdida' }, await pictureFile('perdida.png'));
    await studio.pool.query('update studio.media set sha256 = null where id = $1', [gone.id]);
    await rm(join(studio.mediaDirectory, 'perdida.png'));
    await studio.payload.kv.delete(hashedKey);
    await runJob(studio.payload, 'files', 'tidyFiles');
    const { rows } = await studio.pool.query('select sha256 from studio.media where id = any($1) order by id', [[id, gone.id]]);
    expect(rows).toEqual([{ sha256: hashOf(file.data) }, { sha256: null }]);
    await library.change(id, { deletedAt: new Date().toISOString() });
    expect(await refusal(library.upload({ alt: 'Nueva' }, file))).toContain('en la papelera');
  });
});

describe('folders', () => {
  it('are made and filled by those who keep the library, named in Spanish, and leave their files when they go', async () => {
    const { payload } = studio;
    const made = await callStudio(studio, 'media-folders', json({ name: 'Logos' }, library.own));
    expect(made.status).toBe(201);
    const { doc } = (await made.json()) as { doc: { id: number } };
    const { id } = await library.upload({ alt: 'En carpeta', folder: doc.id }, await pictureFile('en-carpeta.png'));
    expect((await callStudio(studio, 'media-folders')).status).toBe(403);
    await payload.delete({ collection: 'media-folders', id: doc.id, ...library.asEditor });
    expect((await payload.findByID({ collection: 'media', id, depth: 0 })).folder).toBeNull();
    const { docs } = await payload.find({ collection: 'activity', where: { subject: { equals: 'media-folders' } } });
    expect(docs.map(({ kind }) => kind)).toContain('created');
  });
});
