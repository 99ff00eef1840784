import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import { describe, expect, it } from 'vitest';
import { buildPreview, listChanges, type FormEntry, type PreviewFacts, type PreviewOffer, type PreviewPartner } from './buildPreview.ts';

const now = new Date('2026-11-21T12:00:00Z');

const offer = (id: number, changes: { expiration?: string; hasLink?: boolean; territories?: string[] } = {}): PreviewOffer => ({
  position: id,
  hasLink: changes.hasLink ?? true,
  territories: changes.territories ?? [],
  offer: { id: String(id), attributes: { titlePreview: `Oferta ${id}`, expiration: changes.expiration ?? null } },
});
const partner = (slug: string, changes: Partial<PreviewPartner> = {}): PreviewPartner => ({
  name: slug,
  slug,
  isActive: true,
  isOutdated: false,
  rating: 8,
  verdict: null,
  logo: null,
  recommended: null,
  offers: [offer(1)],
  licences: [],
  legalPeriods: [],
  ...changes,
});
const entry = (key: string, id: number | null, changes: Partial<FormEntry> = {}): FormEntry => ({
  key,
  partner: id,
  offer: null,
  startsAt: null,
  endsAt: null,
  ...changes,
});
const rows = (entries: FormEntry[], facts: PreviewFacts, at = now) =>
  buildPreview(entries, facts, at).map(({ rank, absence, offerTitle, warnings }) => ({
    rank,
    ...(absence && { absence }),
    ...(offerTitle !== null && { offerTitle }),
    ...(warnings.length > 0 && { warnings }),
  }));

describe('the preview of a toplist', () => {
  it('ranks those that stand, and says why the others do not', () => {
    const facts = { 1: partner('a'), 2: partner('b'), 3: partner('c', { slug: null }) };
    const entries = [entry('k1', 2), entry('k2', 3), entry('k3', null), entry('k4', 1), entry('k5', 2), entry('k6', 9)];
    expect(rows(entries, facts)).toEqual([
      { rank: 1, offerTitle: 'Oferta 1' },
      { rank: null, absence: { kind: 'unpublished' } },
      { rank: null, absence: { kind: 'empty' } },
      { rank: 2, offerTitle: 'Oferta 1' },
      { rank: null, absence: { kind: 'duplicate', place: 1 } },
      { rank: null, absence: { kind: 'unknown' } },
    ]);
  });

  it('follows the dates of its places, and lets a repeated casino stand where it may', () => {
    const facts = { 1: partner('a'), 2: partner('b') };
    const entries = [
      entry('k1', 1, { startsAt: '2026-12-01T00:00:00Z' }),
      entry('k2', 2, { endsAt: '2026-11-30T00:00:00Z' }),
      entry('k3', 1),
    ];
    expect(rows(entries, facts).map(({ rank, absence }) => rank ?? absence?.kind)).toEqual(['scheduled', 1, 2]);
    expect(rows(entries, facts, new Date('2026-12-01T00:00:00Z')).map(({ rank, absence }) => rank ?? absence?.kind)).toEqual([
      1,
      'over',
      'duplicate',
    ]);
  });

  it('shows the offer that is named, or the main one with a word about it', () => {
    const facts = { 1: partner('a', { offers: [offer(1), offer(2), offer(3, { expiration: '2026-11-20' })] }) };
    expect(rows([entry('k', 1, { offer: 2 })], facts)).toEqual([{ rank: 1, offerTitle: 'Oferta 2' }]);
    for (const gone of [3, 77])
      expect(rows([entry('k', 1, { offer: gone })], facts)).toEqual([
        { rank: 1, offerTitle: 'Oferta 1', warnings: [{ kind: 'offerGone' }] },
      ]);
  });

  it('warns of casinos and offers that lead nowhere', () => {
    const facts = {
      1: partner('inactivo', { isActive: false, isOutdated: true, recommended: 'Otro' }),
      2: partner('viejo', { isOutdated: true, recommended: 'Otro' }),
      3: partner('vencido', { offers: [offer(1, { expiration: '2026-11-20' })] }),
      4: partner('mudo', { offers: [offer(1, { hasLink: false, expiration: '2026-11-28' })] }),
    };
    expect(
      rows(
        [1, 2, 3, 4].map((id) => entry(String(id), id)),
        facts,
      ).map(({ warnings }) => warnings),
    ).toEqual([
      [{ kind: 'inactive', recommended: 'Otro' }],
      [{ kind: 'outdated', recommended: 'Otro' }],
      [{ kind: 'noOffer' }],
      [{ kind: 'expiring', expiration: '2026-11-28' }, { kind: 'noLink' }],
    ]);
  });

  it('follows the law, and knows when that changes', () => {
    const legalPeriods: LegalPeriod[] = [{ status: 'licensedList', since: '2027-03-01T03:00:00.000Z', source: null, verifiedOn: null }];
    const licence = { number: '14', from: '2027-03-05', until: null, source: null };
    const facts = { 1: partner('sin', { legalPeriods }), 2: partner('con', { legalPeriods, licences: [licence] }) };
    const entries = [1, 2].map((id) => entry(String(id), id));
    const warningsAt = (moment: string) => rows(entries, facts, new Date(moment)).map(({ warnings }) => warnings);
    expect(warningsAt('2027-03-01T02:59:59Z')).toEqual([undefined, undefined]);
    expect(warningsAt('2027-03-01T03:00:00Z')).toEqual([[{ kind: 'forbidden' }], [{ kind: 'forbidden' }]]);
    expect(warningsAt('2027-03-05T03:00:00Z')).toEqual([[{ kind: 'forbidden' }], undefined]);
    expect(listChanges(entries, facts, now).map((moment) => moment.toISOString())).toEqual([
      '2027-03-01T03:00:00.000Z',
      '2027-03-05T03:00:00.000Z',
    ]);
  });

  it('knows the moments at which it changes by itself', () => {
    const facts = { 1: partner('a', { offers: [offer(1, { expiration: '2026-11-28' }), offer(2, { expiration: '2026-11-01' })] }) };
    const entries = [entry('k', 1, { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-05T15:00:00Z' })];
    expect(listChanges(entries, facts, now).map((moment) => moment.toISOString())).toEqual([
      '2026-11-29T03:00:00.000Z',
      '2026-12-05T15:00:00.000Z',
    ]);
  });
});
