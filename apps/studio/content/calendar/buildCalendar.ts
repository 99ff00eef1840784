import type { LegalStatus } from '@lupa/contracts/legalStatus.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { market } from '@lupa/contracts/market.ts';
import { addDays, expiryMoment } from '@lupa/domain/schedule.ts';
import { readClock, writeDay } from '@lupa/domain/typedMoment.ts';
import { slugs } from '../../core/slugs.ts';
import { statusNames } from '../../casinos/law/statusNames.ts';
import type { CalendarKind } from './calendarKinds.ts';

type Subject = { collection: string; id: number; title: string; sitePath: string | null };
type Period = { startsAt: string | null; endsAt: string | null };

export type CalendarFacts = {
  planned: (Subject & { job: number; at: string; does: 'publish' | 'unpublish'; locale: ContentLocale | null; reason?: string })[];
  offers: (Subject & { partner: string; expiration: string | null })[];
  /** `place` from 1; null is the paid one. */
  places: (Subject & Period & { partner: string; place: number | null })[];
  /** `lastDay`: the last one on which the record counts. */
  records: (Subject & { lastDay: string })[];
  methods: (Subject & { day: string })[];
  legalPeriods: { status: LegalStatus; since: string }[];
  licences: (Subject & { number: string; from: string; until: string | null })[];
  trashed: (Subject & { goesAt: string })[];
};

/** `day` and `time` are those of a clock; what ends with a day ends at 24:00. `job`: the planned publication that can be moved. */
export type CalendarEntry = {
  key: string;
  kind: CalendarKind;
  at: Date;
  day: string;
  time: string;
  title: string;
  says: string;
  collection: string;
  id: number;
  locale: ContentLocale | null;
  sitePath: string | null;
  job: number | null;
};

type Made = Omit<CalendarEntry, 'key' | 'collection' | 'id' | 'sitePath' | 'locale' | 'job'> & Partial<CalendarEntry>;

/** What changes by itself on the days from `from` to `to`, both ISO dates and included, by the clocks of a zone; the soonest first. */
export function buildCalendar(facts: CalendarFacts, { from, to, timeZone = market.timeZone }: CalendarRange): CalendarEntry[] {
  const starts = (at: string | Date) => ({ at: new Date(at), ...readClock(new Date(at), timeZone) });
  const ends = (at: Date) => ({ at, ...readEnd(at, timeZone) });
  const entries = [
    ...facts.planned.map((one) => entryOf(one, presentPlanned(one, starts(one.at)))),
    ...facts.offers.flatMap((one) => {
      const end = expiryMoment(one.expiration);
      return end ? [entryOf(one, { kind: 'offerEnd', ...ends(end), title: one.title, says: `Vence la oferta de ${one.partner}.` })] : [];
    }),
    ...facts.places.flatMap((one) => [
      ...(one.startsAt ? [entryOf(one, { kind: 'placeStart', ...starts(one.startsAt), ...presentPlace(one, 'entra') })] : []),
      ...(one.endsAt ? [entryOf(one, { kind: 'placeEnd', ...starts(one.endsAt), ...presentPlace(one, 'sale') })] : []),
    ]),
    ...facts.records.flatMap((one) => {
      const end = expiryMoment(one.lastDay);
      const says = 'Deja de contar para la nota: queda por verificar.';
      return end ? [entryOf(one, { kind: 'recordEnd', ...ends(end), title: one.title, says })] : [];
    }),
    ...facts.methods.flatMap((one) => {
      const start = expiryMoment(addDays(one.day, -1));
      const says = 'Las notas se calculan desde aquí con esta versión del método.';
      return start ? [entryOf(one, { kind: 'methodStart', ...starts(start), title: one.title, says })] : [];
    }),
    ...facts.legalPeriods.map(({ status, since }) =>
      entryOf(
        { collection: slugs.legalStatus, id: 1, title: statusNames[status], sitePath: '/' },
        { kind: 'legalStart', ...starts(since), title: statusNames[status], says: 'Las ofertas y los botones de todo el sitio lo siguen.' },
      ),
    ),
    ...facts.licences.flatMap((one) => {
      const [start, end] = [expiryMoment(addDays(one.from, -1)), expiryMoment(one.until)];
      const named = { title: one.title };
      return [
        ...(start ? [entryOf(one, { kind: 'licenceStart', ...starts(start), ...named, says: `Empieza su licencia ${one.number}.` })] : []),
        ...(end ? [entryOf(one, { kind: 'licenceEnd', ...ends(end), ...named, says: `Termina su licencia ${one.number}.` })] : []),
      ];
    }),
    ...facts.trashed.map((one) =>
      entryOf(one, { kind: 'trashEnd', ...starts(one.goesAt), title: one.title, says: 'Se borra de la papelera para siempre.' }),
    ),
  ];
  return entries
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.title.localeCompare(other.title, 'es'));
}

export type CalendarRange = { from: string; to: string; timeZone?: string };

function entryOf({ collection, id, sitePath }: Subject, made: Made): CalendarEntry {
  const key = [made.kind, collection, id, made.job ?? made.at.getTime(), made.title].join(':');
  return { locale: null, job: null, collection, id, sitePath, key, ...made };
}

type Shown = Pick<CalendarEntry, 'at' | 'day' | 'time'>;

function presentPlanned({ does, title, locale, job, reason }: CalendarFacts['planned'][number], shown: Shown): Made {
  if (reason !== undefined) return { kind: 'planFailed', ...shown, title, says: reason, locale, job };
  const [kind, says] =
    does === 'publish'
      ? (['publication', locale === null ? 'Se publica su borrador.' : 'Se publica su borrador en este idioma.'] as const)
      : (['withdrawal', 'Se retira del sitio en todos los idiomas.'] as const);
  return { kind, ...shown, title, says, locale, job };
}

function presentPlace({ title, partner, place }: CalendarFacts['places'][number], moves: 'entra' | 'sale') {
  const where = place === null ? 'destacado pagado' : `puesto ${place}`;
  return { title, says: moves === 'entra' ? `${partner} entra en el ${where}.` : `${partner} sale del ${where}.` };
}

/** What ends when a day does is on that day, at 24:00. Where midnight is left out, and in another zone, it is when it is. */
function readEnd(at: Date, timeZone: string): { day: string; time: string } {
  const before = readClock(new Date(at.getTime() - 1), timeZone);
  return before.time === '23:59' ? { day: before.day, time: '24:00' } : readClock(at, timeZone);
}

/** `24-12-2026, 09:00`. */
export const writeWhen = ({ day, time }: Pick<CalendarEntry, 'day' | 'time'>): string => `${writeDay(day)}, ${time}`;
