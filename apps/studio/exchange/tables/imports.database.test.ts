// Requirements: 15.2.
import type { CollectionSlug } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { published, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { applyImport, preview, readRows, undoImport, uploadFile, waitForImport } from './testExchange.ts';

const people: Record<string, Record<string, string>> = {};
let count = 0;
let key = '';

const studio = await testStudio();
for (const role of ['administrator', 'editor', 'affiliateManager'] as const) people[role] = await logIn(studio, role);
const own = people['affiliateManager'] ?? {};
const partner = (await studio.payload.create({ collection: 'partners', data: samplePartner('casino-andino') })).id;
const second = (await studio.payload.create({ collection: 'partners', data: samplePartner('casino-austral') })).id;
beforeEach(() => {
  key = `oferta-${++count}`;
});

const createOffer = async (proxy: string, extra: object = {}): Promise<number> =>
  (await studio.payload.create({ collection: 'offers', data: { ...sampleOffer(partner, proxy), ...extra } })).id;
const readOffer = (id: number, draft = true) => studio.payload.findByID({ collection: 'offers', id, draft, depth: 0 });
const isInTrash = async (collection: CollectionSlug, id: number) =>
  (await studio.payload.findByID({ collection, id, depth: 0, disableErrors: true })) === null &&
  (await studio.payload.findByID({ collection, id, depth: 0, trash: true, disableErrors: true })) !== null;
const titleOnSite = async (id: number) => {
  const [document] = await readDocuments(studio.pool, `offers:${id}`);
  return (document?.body as { offer: { attributes: { titlePreview: string } } } | undefined)?.offer.attributes.titlePreview;
};
const file = (...lines: string[]) => lines.join('\r\n');
const previewOffers = (...lines: string[]) => preview(studio, own, 'offers', file(...lines));
const newOffer = (proxy: string, title: string) => `casino-andino;${proxy};${title};welcome;https://casino.example/;2026-11-02;0`;
const ofSecond = (row: string) => row.replace('casino-andino', 'casino-austral');
const together = 'Las ofertas de un casino se aplican todas o ninguna';
const offerHead = 'partner;afflinkProxy;titlePreview;offerType;fact.source;fact.verifiedOn;position';

it('refuses a file that is too much in a sentence', async () => {
  const columns = Array.from({ length: 80_000 }, (_none, index) => `columna-${index}`);
  const response = await uploadFile(studio, own, 'offers', columns.join(','));
  const answer = await response.text();
  expect([response.status, answer]).toEqual([400, expect.stringMatching(/máximo|demasiado/)]);
  expect(answer.length).toBeLessThan(300);
});

describe('a preview', () => {
  it('says what each row does, and writes nothing', async () => {
    const [changed, same] = [await createOffer(`${key}-a`, { rollover: 30 }), await createOffer(`${key}-b`)];
    await createOffer(`${key}-d`, { partner: second });
    const before = [await readOffer(changed), await readOffer(same)];
    const { id, state, counts } = await previewOffers(
      'partner;afflinkProxy;titlePreview;rollover;expiration',
      `casino-andino;${key}-a;Otro título;;31/12/2030`,
      `casino-andino;${key}-b;${before[1]?.titlePreview};;`,
      `casino-nadie;${key}-c;Título;1.500;ayer`,
      ';;;;',
      `casino-austral;${key}-d;Cambia`,
      `casino-austral;${key}-d;Otra vez;;`,
    );
    expect([state, counts]).toEqual(['ready', expect.objectContaining({ total: 5, changed: 1, same: 1, error: 3, new: 0, unchecked: 0 })]);
    const rows = await readRows(studio, own, id);
    expect(rows.map(({ rows: numbers, key: name, verdict }) => [numbers, name, verdict])).toEqual([
      ['2', `casino-andino/${key}-a`, 'changed'],
      ['3', `casino-andino/${key}-b`, 'same'],
      ['4', `casino-nadie/${key}-c`, 'error'],
      ['6', `casino-austral/${key}-d`, 'error'],
      ['7', `casino-austral/${key}-d`, 'error'],
    ]);
    expect(rows[0]?.changes).toEqual([
      { key: 'titlePreview', label: 'Título', before: '100 % hasta $300.000', after: 'Otro título' },
      { key: 'rollover', label: 'Rollover', before: '30', after: '' },
      { key: 'expiration', label: 'Vence', before: '', after: '2030-12-31' },
    ]);
    expect(rows.slice(3).map(({ message }) => message)).toEqual([
      `${together}: falta corregir la fila 7.`,
      'La fila 6 ya habla del mismo documento.',
    ]);
    expect(rows[2]?.message).toBe(
      'Casino: «casino-nadie» no está en Casinos. Rollover: «1.500» se puede leer de dos maneras. Escribe el número sin separar los miles: 1500. Vence: «ayer» no es una fecha. Escribe 2026-12-01 o 01-12-2026.',
    );
    expect([await readOffer(changed), await readOffer(same)]).toEqual(before);
  });

  it('asks all rules of the studio, and says what can only be a draft', async () => {
    const { id, counts } = await previewOffers(
      `${offerHead};expiration`,
      `${newOffer(`${key}-a`, 'Vencida')};2020-01-01`,
      ofSecond(`${newOffer(`${key}-c`, 'Mal')};x`),
      `${newOffer(`${key}-b`, 'Buena')};`,
    );
    expect(counts).toMatchObject({ new: 2, error: 1, draftOnly: 2 });
    const [old, wrong, good] = await readRows(studio, own, id);
    expect(old?.draftOnly).toBe('Vence: Esta oferta venció el 1 de enero de 2020. Cambia la fecha, o déjala como borrador.');
    expect([wrong?.verdict, wrong?.message]).toEqual(['error', expect.stringContaining('«x» no es una fecha')]);
    expect([good?.verdict, good?.message, good?.draftOnly]).toEqual([
      'new',
      null,
      `${together}: solo puede quedar como borrador la fila 2.`,
    ]);
    expect((await studio.payload.count({ collection: 'offers', where: { afflinkProxy: { like: key } } })).totalDocs).toBe(0);
  });

  it('names what it does not read, and refuses what it cannot', async () => {
    const { reading } = await preview(studio, own, 'offers', `partner,afflinkProxy,Comentario\ncasino-andino,${key},x`);
    expect(reading).toEqual({ how: 'CSV separado por comas, UTF-8', unknown: ['Comentario'], rows: 1 });
    const refused = async (content: string, kind = 'offers') => {
      const response = await uploadFile(studio, own, kind, content);
      return [response.status, ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message];
    };
    expect(await refused('afflinkProxy;titlePreview\nx;y')).toEqual([422, expect.stringContaining('Falta la columna «partner»')]);
    expect(await refused('partner;afflinkProxy')).toEqual([422, expect.stringContaining('ninguna fila')]);
    expect(await refused('identifier;partner\nhome;casino-andino', 'toplists')).toEqual([
      422,
      expect.stringContaining('hacen falta todas'),
    ]);
    expect(await refused('x', 'users')).toEqual([400, expect.stringContaining('«kind»')]);
  });
});

describe('an import', () => {
  it('is published, and taken back to what was there', async () => {
    const changed = await createOffer(`${key}-a`);
    const before = await readOffer(changed);
    const { id } = await previewOffers(
      offerHead,
      newOffer(`${key}-a`, 'Cambiada'),
      newOffer(`${key}-b`, 'Nueva'),
      'casino-nadie;x;x;x;x;x;x',
    );
    const applied = await applyImport(studio, own, id);
    expect(applied).toMatchObject({ state: 'applied', mode: 'publish', counts: { done: 2, failed: 0, error: 1 } });
    expect(await titleOnSite(changed)).toBe('Cambiada');
    const { docs } = await studio.payload.find({ collection: 'offers', where: { afflinkProxy: { equals: `${key}-b` } }, depth: 0 });
    const made = Number(docs[0]?.id);
    expect([docs[0]?._status, await titleOnSite(made)]).toEqual(['published', 'Nueva']);

    const undone = await undoImport(studio, own, id);
    expect([undone.state, undone.counts.undone, undone.counts.kept]).toEqual(['undone', 2, 0]);
    expect([await titleOnSite(changed), await titleOnSite(made)]).toEqual([before.titlePreview, undefined]);
    expect(await isInTrash('offers', made)).toBe(true);
    const after = await readOffer(changed);
    const bookkeeping = { updatedAt: after.updatedAt, lastEditedBy: after.lastEditedBy, changedBy: after.changedBy };
    expect(after).toEqual({ ...before, ...bookkeeping });
  });

  it('can stay in drafts, and is taken back from there', async () => {
    const changed = await createOffer(`${key}-a`);
    const { id } = await previewOffers(offerHead, newOffer(`${key}-a`, 'Solo borrador'), newOffer(`${key}-b`, 'Nueva'));
    expect((await applyImport(studio, own, id, 'draft')).counts.done).toBe(2);
    expect([await titleOnSite(changed), (await readOffer(changed)).titlePreview]).toEqual(['100 % hasta $300.000', 'Solo borrador']);
    expect((await undoImport(studio, own, id)).counts.undone).toBe(2);
    expect(await readOffer(changed)).toMatchObject({ titlePreview: '100 % hasta $300.000', _status: 'published' });
  });

  it('gives back a draft that waited, and what was published beside it', async () => {
    const waiting = await createOffer(`${key}-a`);
    const draft = await createOffer(`${key}-b`, { _status: 'draft' });
    await studio.payload.update({ collection: 'offers', id: waiting, draft: true, data: { titlePreview: 'Espera', rollover: 40 } });
    const { id } = await previewOffers('partner;afflinkProxy;minimumDeposit', `casino-andino;${key}-a;50`, `casino-andino;${key}-b;50`);
    expect((await readRows(studio, own, id)).map(({ note }) => note)).toEqual([
      'Tiene un borrador sin publicar, que se publica junto con esto: Título, Rollover.',
      'Es un borrador que no está publicado.',
    ]);
    await applyImport(studio, own, id);
    expect(await titleOnSite(waiting)).toBe('Espera');
    expect((await undoImport(studio, own, id)).counts).toMatchObject({ undone: 2, kept: 0 });
    expect(await readOffer(waiting)).toMatchObject({ titlePreview: 'Espera', rollover: 40, minimumDeposit: null, _status: 'draft' });
    expect(await readOffer(waiting, false)).toMatchObject({ titlePreview: '100 % hasta $300.000', rollover: null, _status: 'published' });
    expect(await titleOnSite(waiting)).toBe('100 % hasta $300.000');
    expect([await readOffer(draft), await titleOnSite(draft)]).toMatchObject([{ _status: 'draft', minimumDeposit: null }, undefined]);
  });

  it('never writes over what somebody has saved since, neither when it is applied nor when it is taken back', async () => {
    const [one, other] = [await createOffer(`${key}-a`), await createOffer(`${key}-b`, { partner: second })];
    const { id } = await previewOffers(offerHead, newOffer(`${key}-a`, 'Importada'), ofSecond(newOffer(`${key}-b`, 'Importada')));
    await studio.payload.update({ collection: 'offers', id: one, data: { titlePreview: 'A mano', ...published } });
    const applied = await applyImport(studio, own, id);
    expect(applied.counts).toMatchObject({ done: 1, failed: 1 });
    expect([await titleOnSite(one), await titleOnSite(other)]).toEqual(['A mano', 'Importada']);
    const errors = await (await callStudio(studio, `exchange/imports/${id}/errors.csv`, { headers: own })).text();
    expect(errors).toContain(`2;casino-andino/${key}-a;Alguien lo cambió en el estudio`);
    await studio.payload.update({ collection: 'offers', id: other, data: { titlePreview: 'Corregida', ...published } });
    expect((await undoImport(studio, own, id)).counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await titleOnSite(other)).toBe('Corregida');
  });

  it('leaves alone what somebody has open, and the other offers of its casino', async () => {
    const open = await createOffer(`${key}-a`);
    const { id } = await previewOffers(offerHead, newOffer(`${key}-b`, 'y'), newOffer(`${key}-a`, 'x'));
    await callStudio(studio, 'editing/hold', json({ collection: 'offers', id: open }, people['administrator']));
    expect((await applyImport(studio, own, id)).counts).toMatchObject({ done: 0, failed: 2 });
    expect((await readRows(studio, own, id)).map(({ message }) => message)).toEqual([
      `${together}, y «casino-andino/${key}-a» no se pudo escribir.`,
      'Otra persona lo está editando. Inténtalo cuando cierre el formulario.',
    ]);
    expect((await studio.payload.count({ collection: 'offers', where: { afflinkProxy: { equals: `${key}-b` } } })).totalDocs).toBe(0);
  });

  it('publishes no offer of a casino of which one may only be a draft', async () => {
    const { id } = await previewOffers(
      `${offerHead};expiration`,
      `${newOffer(`${key}-a`, 'x')};`,
      `${newOffer(`${key}-b`, 'y')};2020-01-01`,
    );
    expect((await applyImport(studio, own, id)).counts).toMatchObject({ done: 0, failed: 2 });
    expect((await readRows(studio, own, id)).map(({ message }) => message)).toEqual([
      `${together}: solo puede quedar como borrador la fila 3.`,
      expect.stringContaining('venció el 1 de enero de 2020'),
    ]);
  });

  it('refuses a key whose zeros a spreadsheet has taken', async () => {
    await createOffer(`00${count}`);
    const { id } = await previewOffers('partner;afflinkProxy;titlePreview', `casino-andino;${count};x`);
    expect((await readRows(studio, own, id))[0]?.message).toContain(`En el estudio está «casino-andino/00${count}»`);
  });

  it('is in the activity log, document by document', async () => {
    await createOffer(`${key}-a`);
    const { id } = await previewOffers('partner;afflinkProxy;minimumDeposit', `casino-andino;${key}-a;80`);
    await applyImport(studio, own, id);
    const { docs } = await studio.payload.find({ collection: 'activity', sort: '-id', limit: 1, depth: 0 });
    const fields = expect.stringContaining('Depósito mínimo');
    expect(docs[0]).toMatchObject({ kind: 'published', subject: 'offers', fields, personName: 'affiliateManager' });
  });
});

describe('toplists', () => {
  it('have the places of their rows, in the order of their positions', async () => {
    const other = await studio.payload.create({ collection: 'partners', data: samplePartner(`casino-${key}`) });
    const data = { name: 'Lista', identifier: key, entries: [{ partner }], highlight: { partner: other.id }, ...published };
    const { id: list } = await studio.payload.create({ collection: 'toplists', data });
    const { id } = await preview(
      studio,
      own,
      'toplists',
      file('identifier;position;partner;offer;startsAt;endsAt', `${key};2;casino-andino;;01-12-2026 09:30;`, `${key};1;casino-${key};;;`),
    );
    const [row] = await readRows(studio, own, id);
    const before = `1. casino-andino\nDestacado: casino-${key}`;
    const moved = `1. casino-${key}\n2. casino-andino · desde 2026-12-01 09:30`;
    expect([row?.rows, row?.changes]).toEqual(['2, 3', [{ key: 'places', label: 'Puestos', before, after: moved }]]);
    await applyImport(studio, own, id);
    const after = await studio.payload.findByID({ collection: 'toplists', id: list, depth: 0 });
    expect(after.entries?.map((entry) => [entry.partner, entry.startsAt])).toEqual([
      [other.id, null],
      [partner, '2026-12-01T12:30:00.000Z'],
    ]);
    expect(after.highlight?.partner ?? null).toBe(null);
    await undoImport(studio, own, id);
    const back = await studio.payload.findByID({ collection: 'toplists', id: list, depth: 0 });
    expect([back.entries?.map((entry) => entry.partner), back.highlight?.partner]).toEqual([[partner], other.id]);
  });

  it('are applied whole or not at all', async () => {
    const lists = [`${key}-a`, `${key}-b`];
    for (const identifier of lists)
      await studio.payload.create({
        collection: 'toplists',
        data: { name: identifier, identifier, entries: [{ partner }, { partner: second }], ...published },
      });
    const head = 'identifier;position;partner;offer;startsAt;endsAt';
    const places = (list: string) => [`${list};1;casino-austral`, `${list};2;casino-andino;;`];
    const [one, other] = lists.map(places);
    const read = async (...lines: string[]) => {
      const { id } = await preview(studio, own, 'toplists', file(head, ...lines, ''));
      return (await readRows(studio, own, id)).map(({ rows, verdict, message }) => [rows, verdict, message]);
    };
    expect(await read(...(one ?? []), ...(other ?? []))).toEqual([
      ['2, 3', 'changed', null],
      ['4, 5', 'changed', null],
    ]);
    expect(await read(...(one ?? []), `${key}-a;3;casino-andino;;;;x`, ...(other ?? []))).toEqual([
      ['2, 3, 4', 'error', expect.stringMatching(/^La lista no se aplica sin un puesto que falta\. Fila 4: .*sobra un separador/)],
      ['5, 6', 'changed', null],
    ]);
    expect(await read(...(one ?? []), ';3;casino-andino', ...(other ?? []))).toEqual([
      ['2, 3', 'error', expect.stringContaining('La fila 4 no dice a qué lista va')],
      ['4', 'error', expect.stringContaining('Está vacío')],
      ['5, 6', 'error', expect.stringContaining('mientras falte no se aplica ninguna lista')],
    ]);
  });

  it('are refused when their rows do not agree', async () => {
    const head = 'identifier;name;position;partner;offer;startsAt;endsAt';
    const { id } = await preview(studio, own, 'toplists', file(head, `${key};Una;1;casino-andino;;;`, `${key};Otra;1;casino-andino;;;`));
    const [row] = await readRows(studio, own, id);
    expect([row?.verdict, row?.message]).toEqual(['error', 'Las filas 2 y 3 dicen algo distinto en «Nombre» de la misma lista.']);
  });
});

describe('redirects and microcopy', () => {
  it('are saved at once, in each language, and deleted when they are taken back', async () => {
    const editor = people['editor'] ?? {};
    await studio.payload.create({ collection: 'pages', data: samplePage(key, `/${key}/`) });
    const text = await studio.payload.create({ collection: 'microcopy', data: { key: key.replaceAll('-', '_'), value: 'Antes' } });
    await studio.payload.update({ collection: 'microcopy', id: text.id, locale: 'en', data: { value: 'Before' } });
    const microcopy = await preview(
      studio,
      editor,
      'microcopy',
      `[{"key": "${text.key}", "value.es_CL": "Después", "value.en": null, "value.fr_CA": "Après"}, {"key": "nueva_${count}", "value.en": "New"}]`,
    );
    const redirects = await preview(
      studio,
      editor,
      'redirects',
      file('from;to;status', `/viejo-${key}/;/${key}/;302`, `/x-${key}/;/nada/;301`),
    );
    expect(microcopy.counts).toMatchObject({ changed: 1, new: 1 });
    expect(redirects.counts).toMatchObject({ new: 1, error: 1 });
    expect((await applyImport(studio, editor, microcopy.id)).counts.done).toBe(2);
    expect((await applyImport(studio, editor, redirects.id)).counts.done).toBe(1);
    const read = () => studio.payload.findByID({ collection: 'microcopy', id: text.id, locale: 'all' });
    expect((await read()).value).toMatchObject({ es_CL: 'Después', en: null, fr_CA: 'Après' });
    const count302 = () => studio.payload.count({ collection: 'redirects', where: { from: { equals: `/viejo-${key}/` } } });
    expect((await count302()).totalDocs).toBe(1);
    await undoImport(studio, editor, microcopy.id);
    await undoImport(studio, editor, redirects.id);
    expect((await read()).value).toMatchObject({ es_CL: 'Antes', en: 'Before' });
    expect((await count302()).totalDocs).toBe(0);
    expect((await studio.payload.count({ collection: 'microcopy', where: { key: { like: 'nueva' } } })).totalDocs).toBe(0);
  });

  it('come as other systems export them: what cannot be one redirect is named by its line, the rest is applied', async () => {
    const editor = people['editor'] ?? {};
    await studio.payload.create({ collection: 'pages', data: samplePage(key, `/${key}/`) });
    await studio.payload.create({ collection: 'redirects', data: { from: `/${key}-b.php?id=3`, to: `/${key}/`, status: '301' } });
    const rules = [
      '<IfModule mod_rewrite.c>',
      `Redirect 301 /${key}-a.html /${key}`,
      'RewriteCond %{QUERY_STRING} ^id=3$',
      `RewriteRule ^${key}-b\\.php$ /${key}/? [R=301,L]`,
      `RedirectMatch 301 ^/${key}-c/(.*)$ /${key}/`,
      `Redirect 302 /${key}-d /${key}-nada/`,
      '</IfModule>',
    ];
    const { id, counts, reading } = await preview(studio, editor, 'redirects', rules.join('\n'));
    expect([counts, reading.how]).toMatchObject([{ new: 1, same: 1, error: 2 }, 'reglas de Apache, UTF-8']);
    expect((await readRows(studio, editor, id)).map(({ rows, verdict, message }) => [rows, verdict, message])).toEqual([
      ['2', 'new', null],
      ['4', 'same', null],
      ['5', 'error', expect.stringContaining('es un patrón de varias direcciones')],
      ['6', 'error', expect.stringContaining('no hay ninguna página publicada')],
    ]);
    expect((await applyImport(studio, editor, id)).counts.done).toBe(1);
    const { docs } = await studio.payload.find({ collection: 'redirects', where: { from: { like: `${key}-` } }, sort: 'from' });
    expect(docs.map(({ from, to, status }) => [from, to, status])).toEqual([
      [`/${key}-a.html`, `/${key}/`, '301'],
      [`/${key}-b.php?id=3`, `/${key}/`, '301'],
    ]);
  });
});

describe('people', () => {
  it('import what they may edit, and see no other imports', async () => {
    const files: Record<string, string> = { redirects: 'from;to\n/x/;/y/', offers: `partner;afflinkProxy\ncasino-andino;${key}` };
    const status = async (role: string, kind: string) => (await uploadFile(studio, people[role] ?? {}, kind, files[kind] ?? '')).status;
    expect([await status('editor', 'offers'), await status('affiliateManager', 'redirects')]).toEqual([403, 403]);
    expect([await status('administrator', 'redirects'), (await uploadFile(studio, {}, 'offers', 'x')).status]).toEqual([201, 401]);
    const response = await uploadFile(studio, own, 'offers', `partner;afflinkProxy\ncasino-andino;${key}`);
    const { id } = (await response.json()) as { id: number };
    await waitForImport(studio, own, id);
    for (const path of ['', '/rows', '/errors.csv'])
      expect((await callStudio(studio, `exchange/imports/${id}${path}`, { headers: people['editor'] ?? {} })).status, path).toBe(403);
    const kinds = async (role: string) => {
      const answer = await callStudio(studio, 'exchange/imports', { headers: people[role] ?? {} });
      return new Set(((await answer.json()) as { imports: { kind: string }[] }).imports.map(({ kind }) => kind));
    };
    expect([(await kinds('editor')).has('offers'), (await kinds('administrator')).has('offers')]).toEqual([false, true]);
  });

  it('apply once and undo once', async () => {
    const { id } = await previewOffers(offerHead, newOffer(key, 'Una vez'));
    const ask = async (what: string, body: unknown = {}) =>
      (await callStudio(studio, `exchange/imports/${id}/${what}`, json(body, own))).status;
    expect([await ask('undo'), await ask('apply'), await ask('apply', { mode: 'x' })]).toEqual([409, 400, 400]);
    const both = await Promise.all([ask('apply', { mode: 'publish' }), ask('apply', { mode: 'publish' })]);
    expect(both.toSorted()).toEqual([200, 409]);
    await waitForImport(studio, own, id);
    await undoImport(studio, own, id);
    expect(await ask('undo')).toBe(409);
  });
});
