import type { CalendarEntry } from './buildCalendar.ts';
import styles from './calendar.module.css';
import { CalendarEntryCard } from './CalendarEntryCard.tsx';
import { calendarAddress, type CalendarFilter, writeWeekday } from './calendarMonth.ts';
import { writeMonth } from '../../core/dates/days.ts';

/** The same as a list by days, for narrow windows. */
export function CalendarAgenda({ entries, filter }: { entries: readonly CalendarEntry[]; filter: CalendarFilter }) {
  if (entries.length === 0)
    return (
      <div className={styles['empty']}>
        <p>
          Nada cambia por sí solo en {writeMonth(filter.month)}
          {filter.kind || filter.locale ? ' con estos filtros' : ''}.
        </p>
        {(filter.kind ?? filter.locale) !== null && <a href={calendarAddress(filter, { kind: null, locale: null })}>Quitar filtros</a>}
      </div>
    );
  return (
    <ol className={styles['agenda']}>
      {[...Map.groupBy(entries, ({ day }) => day)].map(([day, own]) => (
        <li key={day} className={styles['day']}>
          <h3>
            <time dateTime={day}>{writeWeekday(day)}</time>
          </h3>
          <ul className={styles['cards']}>
            {own.map((entry) => (
              <li key={entry.key} className={styles['card']} data-kind={entry.kind}>
                <CalendarEntryCard entry={entry} zone={filter.zone} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
