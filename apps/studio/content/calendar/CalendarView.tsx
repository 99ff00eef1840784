import { Options } from '../../core/components/controls.tsx';
import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { buildCalendar, type CalendarEntry } from './buildCalendar.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import {
  listWeeks,
  readFilter,
  calendarAddress,
  type CalendarFilter,
  writeWeekday,
  calendarParameters,
  calendarPath,
} from './calendarMonth.ts';
import { loadCalendarFacts } from './loadCalendar.ts';
import parts from '../../core/components/parts.module.css';
import { writeMonth, shiftMonth, calendarZones } from '../../core/dates/days.ts';
import styles from './calendar.module.css';
import { CalendarEntryCard } from './CalendarEntryCard.tsx';
import { kindOf, calendarKinds } from './calendarKinds.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { contentLocales } from '@lupa/contracts/locale.ts';
import type { ReactNode } from 'react';
import { languageNames } from '../../core/languages/languageNames.ts';

function CalendarFilters({ filter }: { filter: CalendarFilter }) {
  const { month, kind, locale, zone } = filter;
  return (
    <form method="get" action={calendarPath} className={styles['filters']} aria-label="Filtros del calendario">
      <input type="hidden" name={calendarParameters.month} value={month} />
      <Choice label="Qué" name={calendarParameters.kind} value={kind ?? ''}>
        <option value="">Todo</option>
        <Options of={Object.entries(calendarKinds).map(([value, { name }]) => [value, name])} />
      </Choice>
      <Choice label="Idioma" name={calendarParameters.locale} value={locale ?? ''}>
        <option value="">Todos</option>
        <Options of={contentLocales.map((value) => [value, languageNames[value]])} />
      </Choice>
      <Choice label="Reloj" name={calendarParameters.zone} value={zone.value}>
        <Options of={calendarZones.map(({ value, label }) => [value, label])} />
      </Choice>
      <button type="submit" className={parts['button']}>
        Filtrar
      </button>
      {(kind ?? locale) !== null && (
        <a className={parts['way']} href={calendarAddress(filter, { kind: null, locale: null })}>
          Quitar filtros
        </a>
      )}
    </form>
  );
}

function Choice({ label, name, value, children }: { label: string; name: string; value: string; children: ReactNode }) {
  return (
    <label className={parts['field']}>
      {label}
      <select key={value} name={name} defaultValue={value}>
        {children}
      </select>
    </label>
  );
}

type Props = { filter: CalendarFilter; now: Date; count: number };

function CalendarNavigation({ filter, now, count }: Props) {
  const { month, zone } = filter;
  const [before, after, present] = [shiftMonth(month, -1), shiftMonth(month, 1), dayInMarket(now).slice(0, 7)];
  return (
    <div className={parts['bar']}>
      <nav aria-label="Meses" className={parts['cluster']}>
        <a
          className={parts['button']}
          href={calendarAddress(filter, { month: before })}
          aria-label={`Mes anterior, ${writeMonth(before)}`}
          rel="prev"
        >
          <Arrow d="M12.5 4.5 7 10l5.5 5.5" />
        </a>
        <h2 className={styles['month']} aria-live="polite">
          {writeMonth(month)}
        </h2>
        <a
          className={parts['button']}
          href={calendarAddress(filter, { month: after })}
          aria-label={`Mes siguiente, ${writeMonth(after)}`}
          rel="next"
        >
          <Arrow d="M7.5 4.5 13 10l-5.5 5.5" />
        </a>
        {month !== present && (
          <a className={parts['button']} href={calendarAddress(filter, { month: present })}>
            Este mes
          </a>
        )}
      </nav>
      <p className={parts['aside']}>
        {count === 0 ? 'Nada cambia por sí solo' : count === 1 ? '1 cambio' : `${count} cambios`} en {writeMonth(month)}. Horas en{' '}
        {zone.name}.
      </p>
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles['arrow']}>
      <path d={d} />
    </svg>
  );
}

function CalendarAgenda({ entries, filter }: { entries: readonly CalendarEntry[]; filter: CalendarFilter }) {
  const isFiltered = (filter.kind ?? filter.locale) !== null;
  if (entries.length === 0)
    return (
      <div className={styles['empty']}>
        <p>
          Nada cambia por sí solo en {writeMonth(filter.month)}
          {isFiltered && ' con estos filtros'}.
        </p>
        {isFiltered && <a href={calendarAddress(filter, { kind: null, locale: null })}>Quitar filtros</a>}
      </div>
    );
  return (
    <ol className={styles['agenda']}>
      {[...Map.groupBy(entries, ({ day }) => day)].map(([day, own]) => (
        <li key={day} className={parts['stack']}>
          <h3 className={parts['title']}>
            <time dateTime={day}>{writeWeekday(day)}</time>
          </h3>
          <ul className={parts['list']}>
            {own.map((entry) => (
              <li key={entry.key} className={parts['card']} data-tone={kindOf(entry.kind).tone}>
                <CalendarEntryCard entry={entry} zone={filter.zone} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const title = 'Calendario';

async function renderCalendar({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const now = new Date();
  const filter = readFilter(searchParams ?? {}, now);
  const weeks = listWeeks(filter.month);
  const [from = '', to = ''] = [weeks[0]?.[0], weeks.at(-1)?.[6]];
  const range = { from, to, timeZone: filter.zone.timeZone };
  const entries = buildCalendar(await loadCalendarFacts(req, range), range).filter(
    ({ kind, locale }) =>
      (filter.kind === null || kind === filter.kind) && (filter.locale === null || locale === null || locale === filter.locale),
  );
  const ofMonth = entries.filter(({ day }) => day.startsWith(filter.month));
  return (
    <>
      <h1>{title}</h1>
      <CalendarNavigation filter={filter} now={now} count={ofMonth.length} />
      <CalendarFilters filter={filter} />
      <CalendarGrid entries={entries} filter={filter} weeks={weeks} now={now} />
      <CalendarAgenda entries={ofMonth} filter={filter} />
    </>
  );
}

export const CalendarView = studioPage(title, renderCalendar, { mayOpen: (user) => roleOf(user) !== undefined });
