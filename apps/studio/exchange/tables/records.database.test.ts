// Requirements: 15.2.
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../testing/logIn.ts';
import { published, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { applyImport, preview, readRows, undoImport, uploadFile } from './testExchange.ts';

const studio = await testStudio();
const { payload } = studio;
const own = await logIn(studio, 'affiliateManager');
const { id: andino } = await payload.create({ collection: 'partners', data: { ...samplePartner('casino-andino'), name: 'Casino Andino' } });
await payload.create({ collection: 'partners', data: samplePartner('casino-austral') });
const { id: khipu } = await payload.create({ collection: 'payment-methods', data: { name: 'Khipu', internalName: 'khipu' } });

const heading = ['Casino', 'Qué se comprobó', 'Día', 'Método', 'Monto', 'Pedido', 'Aprobado', 'En la cuenta', 'Nota'];
const without = (...names: string[]) => heading.filter((name) => !names.includes(name));
const sheet = (...rows: string[][]) => `${rows.map((row) => row.join('\t')).join('\n')}\n`;
let note = '';
let count = 0;
beforeEach(() => {
  note = `Prueba ${++count}`;
});

const withdrawal = (changes: Record<string, string> = {}): string[] => {
  const cells: Record<string, string> = {
    Casino: 'Casino Andino',
    'Qué se comprobó': 'Retiro',
    Día: '02-11-2026',
    Método: 'Khipu',
    Monto: '20.000',
    Pedido: '01/11/2026 14:30',
    'En la cuenta': '02-11-2026 9:05',
    Nota: note,
    ...changes,
  };
  return heading.map((name) => cells[name] ?? '');
};
const paste = async (text: string, partner?: number) => {
  const { id, counts } = await preview(studio, own, 'records', text, { name: 'pegado.tsv', ...(partner && { partner }) });
  return { id, counts, rows: await readRows(studio, own, id) };
};
const find = async () => (await payload.find({ collection: 'records', where: { note: { like: note } }, sort: 'id', depth: 0 })).docs;
const refuse = async (text: string, partner?: number) => {
  const response = await uploadFile(studio, own, 'records', text, { name: 'pegado.tsv', ...(partner && { partner }) });
  const { errors } = (await response.json()) as { errors: { message: string }[] };
  return [response.status, errors[0]?.message];
};

describe('pasted records', () => {
  it('are new by the names that forms and sheets use, and the same when they are pasted again', async () => {
    const text = sheet(heading, withdrawal(), withdrawal({ Pedido: '01/11/2026 15:00' }));
    const { id, counts, rows } = await paste(text);
    expect(counts).toMatchObject({ new: 2, error: 0, draftOnly: 0 });
    expect(rows[0]?.key).toBe('casino-andino, Retiro, 2026-11-02');
    expect(rows[0]?.changes.slice(0, 2)).toMatchObject([
      { label: 'Qué se comprobó', after: 'Retiro' },
      { label: 'Casino', after: 'casino-andino' },
    ]);
    expect((await applyImport(studio, own, id)).counts.done).toBe(2);
    expect(await find()).toMatchObject([
      {
        partner: andino,
        kind: 'withdrawal',
        day: '2026-11-02T12:00:00.000Z',
        timeToLive: 365,
        transfer: { method: khipu, amount: 20000, askedAt: '2026-11-01T17:30:00.000Z', receivedAt: '2026-11-02T12:05:00.000Z' },
        _status: 'published',
      },
      { transfer: { askedAt: '2026-11-01T18:00:00.000Z' } },
    ]);
    expect((await paste(text)).counts).toMatchObject({ same: 2, new: 0 });
    expect(await find()).toHaveLength(2);
  });

  it('are written once where a row is repeated, and those with faults are left out', async () => {
    const { id, rows } = await paste(
      sheet(
        heading,
        withdrawal(),
        withdrawal(),
        withdrawal({ Casino: 'Casino Nadie' }),
        withdrawal({ Pedido: 'ayer', Nota: `${note} b` }),
        withdrawal({ Pedido: '01-11-2026', Nota: `${note} c` }),
      ),
    );
    expect(rows.map(({ rows: numbers, verdict, message }) => [numbers, verdict, message])).toEqual([
      ['2', 'new', null],
      ['3', 'error', expect.stringContaining('Dice lo mismo que la fila 2')],
      ['4', 'error', 'Casino: «Casino Nadie» no está en Casinos.'],
      ['5', 'error', expect.stringContaining('Pedido: «ayer» no es un momento')],
      ['6', 'error', expect.stringContaining('Pedido: A «01-11-2026» le falta la hora')],
    ]);
    await applyImport(studio, own, id);
    expect(await find()).toHaveLength(1);
  });

  it('that cannot be published may be drafts, as one without the moment that it was asked for', async () => {
    const { rows } = await paste(sheet(heading, withdrawal({ Pedido: '' })));
    expect(rows).toMatchObject([{ verdict: 'new', draftOnly: 'Pedido: Falta cuándo se pidió.' }]);
  });

  it('are of the casino that is named beside them, unless a row names another', async () => {
    const text = sheet(heading, withdrawal({ Casino: '' }), withdrawal({ Casino: 'casino-austral' }));
    expect((await paste(text, andino)).rows.map(({ key }) => key)).toEqual([
      'casino-andino, Retiro, 2026-11-02',
      'casino-austral, Retiro, 2026-11-02',
    ]);
    const [, ...cells] = withdrawal();
    expect((await paste(sheet(without('Casino'), cells), andino)).rows).toMatchObject([
      { key: 'casino-andino, Retiro, 2026-11-02', verdict: 'new', draftOnly: null },
    ]);
    expect(await refuse(sheet(without('Casino'), cells))).toEqual([422, expect.stringContaining('Falta la columna «partner» (Casino)')]);
  });

  it('without a heading, or with nothing below it, say what is expected', async () => {
    for (const rows of [[withdrawal()], [withdrawal(), withdrawal({ Monto: '5000' })]])
      for (const partner of [undefined, andino])
        expect(await refuse(sheet(...rows), partner)).toEqual([
          422,
          expect.stringMatching(/^No se encontró el encabezado.*\(Qué se comprobó\)/),
        ]);
    expect(await refuse(sheet(heading))).toEqual([422, expect.stringContaining('ninguna fila')]);
  });

  it('that seem to be one with less data are said to be so', async () => {
    const { id } = await paste(sheet(heading, withdrawal({ 'En la cuenta': '' })));
    await applyImport(studio, own, id);
    const [record] = await find();
    const { rows } = await paste(sheet(heading, withdrawal()));
    expect(rows).toMatchObject([
      { verdict: 'new', note: expect.stringContaining(`escribe ${record?.id} en la columna «Número en el estudio»`) },
    ]);
  });

  it('may have checks in a line, and quotes inside of a cell', async () => {
    const names = ['Casino', 'Qué se comprobó', 'Día', 'Puntos revisados', 'Nota'];
    const { id, rows } = await paste(
      sheet(names, ['casino-andino', 'licencia y confianza', '2/11/2026', 'Figura en el registro: sí; Responde: NO', `"${note}" dice`]),
    );
    expect(rows[0]?.changes).toContainEqual(expect.objectContaining({ after: 'Figura en el registro: Sí; Responde: No' }));
    await applyImport(studio, own, id);
    const [record] = await find();
    expect(record?.checks?.map(({ name, holds }) => [name, holds])).toEqual([
      ['Figura en el registro', 'yes'],
      ['Responde', 'no'],
    ]);
    expect(record?.note).toBe(`"${note}" dice`);
  });
});

describe('a record that is there', () => {
  it('is changed by its number, and once it was published with a correction only', async () => {
    const { id: draft } = await payload.create({
      collection: 'records',
      draft: true,
      data: { kind: 'support', partner: andino, note } as never,
    });
    const data = { kind: 'support' as const, partner: andino, day: '2026-11-02T12:00:00.000Z', timeToLive: 365, note, ...published };
    const { id: one } = await payload.create({ collection: 'records', data });
    const { rows } = await paste(
      sheet(['id', 'Día', 'Correcciones'], [`${draft}`, '02-11-2026', ''], [`${one}`, '03-11-2026', ''], ['999999', '02-11-2026', '']),
    );
    expect(rows.map(({ key, verdict, message, draftOnly }) => [key, verdict, message, draftOnly])).toEqual([
      [`${draft}: casino-andino, Atención, 2026-11-02`, 'changed', null, null],
      [`${one}: casino-andino, Atención, 2026-11-03`, 'changed', null, expect.stringContaining('agrega una corrección')],
      ['2026-11-02', 'error', expect.stringContaining('No hay ninguna con el número 999999'), null],
    ]);
    const correction = JSON.stringify([{ day: '2026-11-04', was: '2 de noviembre', reason: 'Estaba mal' }]);
    const corrected = await paste(sheet(['id', 'Día', 'Correcciones'], [`${one}`, '03-11-2026', `"${correction.replaceAll('"', '""')}"`]));
    await applyImport(studio, own, corrected.id);
    expect(await payload.findByID({ collection: 'records', id: one, depth: 0 })).toMatchObject({
      day: '2026-11-03T12:00:00.000Z',
      corrections: [{ reason: 'Estaba mal' }],
    });
    await undoImport(studio, own, corrected.id);
    expect((await readRows(studio, own, corrected.id))[0]).toMatchObject({
      state: 'kept',
      message: expect.stringContaining('quedó como borrador'),
    });
  });

  it('that an import published is a draft once that is undone, and one that it left as a draft is gone', async () => {
    const [first, second] = [await paste(sheet(heading, withdrawal())), await paste(sheet(heading, withdrawal({ Monto: '1' })))];
    await applyImport(studio, own, first.id);
    await applyImport(studio, own, second.id, 'draft');
    expect(await find()).toHaveLength(2);
    for (const { id } of [first, second]) expect((await undoImport(studio, own, id)).counts).toMatchObject({ undone: 1, kept: 0 });
    expect(await find()).toMatchObject([{ _status: 'draft', transfer: { amount: 20000 } }]);
    expect((await readRows(studio, own, first.id))[0]?.message).toContain('Queda como borrador');
    expect((await paste(sheet(heading, withdrawal()))).rows).toMatchObject([
      { verdict: 'same', note: expect.stringContaining('guardada como borrador') },
    ]);
  });
});
