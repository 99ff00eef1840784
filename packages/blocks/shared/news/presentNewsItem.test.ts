import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { offerExample } from '@lupa/contracts/offer.ts';
import type { NewsItem } from '@lupa/domain/news.ts';
import { describe, expect, it } from 'vitest';
import type { BlockContext } from '../../block.ts';
import { presentNewsItem } from './presentNewsItem.ts';

const texts = { locale: 'es-CL', microcopy: buildMicrocopy([]) } as unknown as Pick<BlockContext, 'locale' | 'microcopy'>;
const casinos = new Map([
  ['a', { name: 'Andino', reviewSlug: '/resenas/a/' }],
  ['b', { name: 'Bello', reviewSlug: null }],
]);
const record = { ...casinoRecordExample, partnerSlug: 'a' };
const present = (item: object) =>
  presentNewsItem({ id: '1', at: '2026-11-02T12:00:00Z', partnerSlug: 'a', ...item } as NewsItem, casinos, texts);
const test = (changes: object) => present({ kind: 'test', results: [{ record: { ...record, ...changes }, before: null }] });

describe('the result of a test', () => {
  const empty = { transfer: null, checks: [], terms: null, games: null, support: null };
  const transfer = record.transfer;

  it.each([
    ['of a transfer that took so long', {}, 'Tardó 3 h 25 min'],
    ['of one that came at once', { transfer: { ...transfer, receivedAt: transfer?.askedAt } }, 'Tardó < 1 min'],
    ['of one that came before it was asked for', { transfer: { ...transfer, receivedAt: '2026-10-27T12:39:00-03:00' } }, null],
    ['of one that has not come', { transfer: { ...transfer, receivedAt: null } }, 'No ha llegado'],
    [
      'of a licence',
      {
        ...empty,
        checks: [
          { name: 'a', holds: true },
          { name: 'b', holds: false },
        ],
      },
      'Se cumplen 1 de 2 puntos',
    ],
    ['of terms', { ...empty, terms: { rollover: 30 } }, 'Rollover de 30 veces el bono'],
    ['of terms without a rollover', { ...empty, terms: { rollover: 0 } }, 'Sin rollover'],
    ['of terms that do not say', { ...empty, terms: { rollover: null } }, 'Sin rollover'],
    ['of games', { ...empty, games: { sampled: 20, reduced: 3 } }, '3 de 20 juegos con el RTP rebajado'],
    ['of support', { ...empty, support: { channel: 'chat', question: 'q', answeredAfterMinutes: 5 } }, 'Respondieron en 5 min'],
    [
      'of support that was silent',
      { ...empty, support: { channel: 'chat', question: 'q', answeredAfterMinutes: null } },
      'No respondieron',
    ],
    ['of nothing', empty, null],
  ])('%s', (_, changes, text) => {
    expect(test(changes).text?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
  });

  it('is named by its transfer, or by its day', () => {
    expect(test({}).title.replaceAll('\u00a0', ' ')).toBe('Retiro de $52.300 por CuentaRUT');
    expect(test({ transfer: { ...transfer, amount: null } }).title).toBe('Retiro: CuentaRUT');
    expect(test({ ...empty, kind: 'withdrawal' }).title).toBe('Retiro, 27 oct 2026');
  });

  it('is one entry for a visit, with what each record found and what it was before', () => {
    const licence = (holds: boolean) => ({ ...record, ...empty, kind: 'licence', day: '2026-11-02', checks: [{ name: 'a', holds }] });
    const { title, text, changes, url } = present({
      kind: 'test',
      results: [
        { record, before: null },
        { record: licence(true), before: licence(false) },
      ],
    });
    expect([title.replaceAll(/\s/g, ' '), text, url]).toEqual([
      'Visita de prueba, 27 de oct al 2 de nov de 2026',
      null,
      '/resenas/a/#registro-41',
    ]);
    expect(changes.map(({ before, after }) => [before, after.replaceAll('\u00a0', ' ')])).toEqual([
      ['', 'Tardó 3 h 25 min'],
      ['Se cumplen 0 de 1 puntos', 'Se cumplen 1 de 1 puntos'],
    ]);
  });

  it('is found in the timeline where it is a transfer, else behind the scores', () => {
    expect([test({}).url, test(empty).url]).toEqual(['/resenas/a/#registro-41', '/resenas/a/#nota']);
  });
});

describe('what happened', () => {
  it('is of a casino by its name, or by its slug without an address', () => {
    const { subject, url } = present({ kind: 'review', review: { title: 'T' } });
    expect([subject, url]).toEqual(['Andino', '/resenas/a/']);
    const unknown = present({ kind: 'review', review: { title: 'T' }, partnerSlug: 'c' });
    expect([unknown.subject, unknown.url, unknown.title, unknown.kindName]).toEqual(['c', null, 'T', 'Reseña nueva']);
    expect(present({ kind: 'review', review: { title: 'T' }, partnerSlug: 'b' })).toMatchObject({ subject: 'Bello', url: null });
  });

  it('is of a page that was put right the page', () => {
    const correction = { id: '1', day: '2026-11-02', path: '/p/', pageTitle: 'P', subject: '', was: 'x', reason: 'r' };
    expect(present({ kind: 'correction', record: null, correction, partnerSlug: null })).toMatchObject({
      subject: 'P',
      url: '/p/',
      text: 'r',
      changes: [{ name: 'Decía', before: 'x', after: '' }],
    });
    expect(present({ kind: 'correction', record: null, correction: { ...correction, was: '', subject: 'S' } })).toMatchObject({
      subject: 'Andino',
      url: '/p/',
      title: 'S',
      changes: [],
    });
  });

  it('is of a record that was put right the record', () => {
    const correction = { day: '2026-11-02', was: '', reason: 'r' };
    expect(present({ kind: 'correction', record, correction })).toMatchObject({
      subject: 'Andino',
      url: '/resenas/a/#registro-41',
      title: 'Retiro, 27 oct 2026',
      changes: [],
    });
  });

  it('is of an offer what changed, without the small print where more did', () => {
    const after = { ...offerExample, attributes: { ...offerExample.attributes, rollover: 0, terms: 'new' } };
    const change = (terms: string[]) =>
      present({ kind: 'offer', change: { before: offerExample, after, terms } }).changes.map(({ name }) => name);
    const { minimum_deposit: deposit, rollover, offer_term_terms: small } = texts.microcopy;
    expect(change(['terms'])[0]).toBe(small);
    expect(change(['terms', 'rollover', 'minimumDeposit']).slice(0, 2)).toEqual([rollover, deposit]);
    expect(change(['terms', 'rollover', 'minimumDeposit'])).not.toContain(small);
  });
});
