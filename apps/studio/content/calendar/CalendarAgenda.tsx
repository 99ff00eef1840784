import parts from '../../core/components/parts.module.css';
import { writeMonth } from '../../core/dates/days.ts';
import type { CalendarEntry } from './buildCalendar.ts';
import styles from './calendar.module.css';
import { CalendarEntryCard } from './CalendarEntryCard.tsx';
import { kindOf } from './calendarKinds.ts';
import { calendarAddress, type CalendarFilter, writeWeekday } from './calendarMonth.ts';

export function CalendarAgenda({ entries, filter }: { entries: readonly CalendarEntry[]; filter: CalendarFilter }) {
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
