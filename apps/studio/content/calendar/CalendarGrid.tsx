import parts from '../../core/components/parts.module.css';
import type { CalendarEntry } from './buildCalendar.ts';
import styles from './calendar.module.css';
import { CalendarEntryCard } from './CalendarEntryCard.tsx';
import { kindOf } from './calendarKinds.ts';
import { type CalendarFilter, writeWeekday } from './calendarMonth.ts';
import { writeMonth } from '../../core/dates/days.ts';
import { readClock } from '@lupa/domain/typedMoment.ts';
import { languageNames } from '../../core/languages/languageNames.ts';

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

type Props = { entries: readonly CalendarEntry[]; filter: CalendarFilter; weeks: string[][]; now: Date };

export function CalendarGrid({ entries, filter, weeks, now }: Props) {
  const today = readClock(now, filter.zone.timeZone).day;
  const byDay = Map.groupBy(entries, ({ day }) => day);
  return (
    <table className={styles['grid']}>
      <caption className="sr-only">{writeMonth(filter.month)}, por días</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-other={!day.startsWith(filter.month) || undefined} data-today={day === today || undefined}>
                <Day day={day} isToday={day === today} entries={byDay.get(day) ?? []} filter={filter} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { day: string; isToday: boolean; entries: readonly CalendarEntry[]; filter: CalendarFilter };

function Day({ day, isToday, entries, filter }: DayProps) {
  return (
    <>
      <time dateTime={day} className={styles['number']} aria-current={isToday ? 'date' : undefined}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="sr-only">
          {writeWeekday(day)}
          {isToday && ', hoy'}
        </span>
      </time>
      {entries.length > 0 && (
        <ul className={styles['chips']}>
          {entries.map((entry, index) => (
            <Chip key={entry.key} entry={entry} id={`evento-${day}-${index}`} filter={filter} />
          ))}
        </ul>
      )}
    </>
  );
}

function Chip({ entry, id, filter }: { entry: CalendarEntry; id: string; filter: CalendarFilter }) {
  const { time, title, locale } = entry;
  const { name, tone } = kindOf(entry.kind);
  return (
    <li>
      <button type="button" popoverTarget={id} className={styles['chip']} data-tone={tone}>
        <span className={styles['time']}>{time}</span> {title}
        {locale !== null && ` (${languageNames[locale]})`} <span className={parts['aside']}>{name}</span>
      </button>
      <div id={id} popover="auto" className={styles['popover']} role="dialog" aria-label={`${name}: ${title}`}>
        <CalendarEntryCard entry={entry} zone={filter.zone} />
      </div>
    </li>
  );
}
