import { describe, expect, it } from 'vitest';
import { buildCalendar, type CalendarFacts, type CalendarRange } from './buildCalendar.ts';

const none: CalendarFacts = { planned: [], offers: [], places: [], records: [], methods: [], legalPeriods: [], licences: [], trashed: [] };
const subject = { collection: 'pages', id: 7, title: 'Bonos', sitePath: '/bonos/' };
const year: CalendarRange = { from: '2026-01-01', to: '2026-12-31' };
const magallanes = { ...year, timeZone: 'America/Punta_Arenas' };
const list = (facts: Partial<CalendarFacts>, range = year) =>
  buildCalendar({ ...none, ...facts }, range).map(({ day, time, kind, says }) => [day, time, kind, says].join(' · '));
const planned = (at: string, more: object = {}) => ({ ...subject, job: 1, at, does: 'publish' as const, locale: null, ...more });
const offer = (expiration: string | null) => ({ ...subject, collection: 'offers', partner: 'Casino Andino', expiration });
const place = (startsAt: string | null, endsAt: string | null, number: number | null = 2) => ({
  ...subject,
  collection: 'toplists',
  partner: 'Casino Andino',
  place: number,
  startsAt,
  endsAt,
});

describe('the calendar', () => {
  it('says what happens to which document at what time', () => {
    const facts = {
      planned: [
        planned('2026-12-24T12:00:00Z'),
        planned('2026-12-26T12:00:00Z', { locale: 'en' }),
        planned('2026-12-27T12:30:00Z', { does: 'unpublish' }),
      ],
      offers: [offer('2026-12-24'), offer(null)],
      places: [place('2026-12-01T03:00:00Z', '2026-12-20T15:05:00Z'), place('2026-12-02T03:00:00Z', null, null)],
      records: [{ ...subject, lastDay: '2026-12-03' }],
      methods: [{ ...subject, day: '2026-12-15' }],
      trashed: [{ ...subject, goesAt: '2026-12-30T20:17:00Z' }],
    };
    expect(list(facts)).toEqual([
      '2026-12-01 · 00:00 · placeStart · Casino Andino entra en el puesto 2.',
      '2026-12-02 · 00:00 · placeStart · Casino Andino entra en el destacado pagado.',
      '2026-12-03 · 24:00 · recordEnd · Deja de contar para la nota: queda por verificar.',
      '2026-12-15 · 00:00 · methodStart · Las notas se calculan desde aquí con esta versión del método.',
      '2026-12-20 · 12:05 · placeEnd · Casino Andino sale del puesto 2.',
      '2026-12-24 · 09:00 · publication · Se publica su borrador.',
      '2026-12-24 · 24:00 · offerEnd · Vence la oferta de Casino Andino.',
      '2026-12-26 · 09:00 · publication · Se publica su borrador en este idioma.',
      '2026-12-27 · 09:30 · withdrawal · Se retira del sitio en todos los idiomas.',
      '2026-12-30 · 17:17 · trashEnd · Se borra de la papelera para siempre.',
    ]);
  });

  it('says when licences begin, and on which day they end', () => {
    const licence = { ...subject, collection: 'partners', number: 'CL-7' };
    const licences = [
      { ...licence, from: '2026-03-01', until: '2026-12-31' },
      { ...licence, from: '2027-01-01', until: null },
    ];
    expect(list({ licences })).toEqual([
      '2026-03-01 · 00:00 · licenceStart · Empieza su licencia CL-7.',
      '2026-12-31 · 24:00 · licenceEnd · Termina su licencia CL-7.',
    ]);
  });

  it('has what is on its first and on its last day, and nothing else', () => {
    const facts = {
      planned: ['2026-12-01T02:59:00Z', '2026-12-01T03:00:00Z', '2027-01-01T02:59:00Z', '2027-01-01T03:00:00Z'].map((at) => planned(at)),
    };
    expect(list(facts, { from: '2026-12-01', to: '2026-12-31' }).map((one) => one.slice(0, 18))).toEqual([
      '2026-12-01 · 00:00',
      '2026-12-31 · 23:59',
    ]);
  });

  it('knows what may be moved, and where it is seen', () => {
    const [entry] = buildCalendar({ ...none, planned: [planned('2026-12-24T12:00:00Z', { locale: 'en', job: 9 })] }, year);
    expect(entry).toMatchObject({
      job: 9,
      locale: 'en',
      collection: 'pages',
      id: 7,
      sitePath: '/bonos/',
      at: new Date('2026-12-24T12:00:00Z'),
    });
  });

  it('tells apart two of a kind at the same moment', () => {
    const facts = { ...none, planned: [planned('2026-12-24T12:00:00Z'), planned('2026-12-24T12:00:00Z', { job: 2 })] };
    expect(new Set(buildCalendar(facts, year).map(({ key }) => key)).size).toBe(2);
  });
});

describe('when the clocks change', () => {
  it('in April an hour comes twice: both moments show the same time, in their order', () => {
    const facts = { planned: [planned('2026-04-05T03:30:00Z', { does: 'unpublish' }), planned('2026-04-05T02:30:00Z')] };
    expect(list(facts).map((one) => one.slice(0, 32))).toEqual(['2026-04-04 · 23:30 · publication', '2026-04-04 · 23:30 · withdrawal ']);
    expect(list({ offers: [offer('2026-04-04')] })[0]).toContain('2026-04-04 · 24:00');
  });

  it('in September midnight is left out: the day ends when it is one already', () => {
    expect(list({ offers: [offer('2026-09-05')] })[0]).toContain('2026-09-05 · 24:00');
    expect(list({ methods: [{ ...subject, day: '2026-09-06' }] })[0]).toContain('2026-09-06 · 01:00');
    expect(list({ planned: [planned('2026-09-06T04:00:00Z')] })[0]).toContain('2026-09-06 · 01:00');
  });

  it('Magallanes keeps its clocks: in winter it is an hour ahead, and what ends with the day in Chile ends there at one', () => {
    const facts = { planned: [planned('2026-07-01T16:00:00Z')], offers: [offer('2026-07-01'), offer('2026-12-24')] };
    expect(list(facts).map((one) => one.slice(0, 18))).toEqual(['2026-07-01 · 12:00', '2026-07-01 · 24:00', '2026-12-24 · 24:00']);
    expect(list(facts, magallanes).map((one) => one.slice(0, 18))).toEqual([
      '2026-07-01 · 13:00',
      '2026-07-02 · 01:00',
      '2026-12-24 · 24:00',
    ]);
  });
});
