import parts from '../../core/components/parts.module.css';
import { dayInMarket } from '@lupa/domain/market.ts';
import styles from './calendar.module.css';
import { calendarAddress, type CalendarFilter } from './calendarMonth.ts';
import { shiftMonth, writeMonth } from '../../core/dates/days.ts';

type Props = { filter: CalendarFilter; now: Date; count: number };

export function CalendarNavigation({ filter, now, count }: Props) {
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
