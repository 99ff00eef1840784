import { spanishLocale } from '@lupa/contracts/market.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { formatCount, formatShare } from '../../core/report/formatNumbers.ts';
import { reportPath } from './reportParameters.ts';
import { LoadedPanel } from '../../core/frontPage/Panel.tsx';
import styles from './clicksPanel.module.css';
import panel from '../../core/frontPage/panel.module.css';
import type { WorkContext } from '../../core/frontPage/work.ts';
import type { Executor } from '@lupa/database/query.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { type Day, listDays } from '../../core/dates/days.ts';
import { queryClicks } from './queryClicks.ts';

const weekday = new Intl.DateTimeFormat(spanishLocale, { weekday: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(spanishLocale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export function ClicksPanel({ context }: { context: WorkContext }) {
  return (
    <LoadedPanel
      context={context}
      id="clics"
      title="Clics de los últimos 7 días"
      load={() => loadClickWeeks(context.req.payload.db.pool, context.now)}
      render={(weeks) => ({
        count: formatCount(weeks.clicks),
        more: { href: reportPath, label: 'Ver el informe' },
        children:
          weeks.clicks + weeks.before === 0 ? (
            <p className={panel.empty}>Nadie hizo clic en una oferta en las últimas dos semanas.</p>
          ) : (
            <ClickChart weeks={weeks} today={dayInMarket(context.now)} />
          ),
      })}
    />
  );
}

/** Each day as a bar before that of the same day a week earlier; every figure is text. */
export function ClickChart({ weeks, today }: { weeks: ClickWeeks; today: string }) {
  const most = Math.max(1, ...weeks.days.flatMap(({ clicks, before }) => [clicks, before]));
  return (
    <>
      <p className={styles.change}>{compareWeeks(weeks)}</p>
      <ol className={styles.chart}>
        {weeks.days.map((day) => (
          <Bar key={day.day} day={day} most={most} isToday={day.day === today} />
        ))}
      </ol>
      <p className={styles.legend}>
        <span className={styles.key}>Estos días</span>
        <span className={styles.keyBefore}>Una semana antes</span>
      </p>
    </>
  );
}

function Bar({ day: { day, clicks, before }, most, isToday }: { day: ClickDay; most: number; isToday: boolean }) {
  const date = new Date(day);
  const height = (count: number) => (count / most) * 100;
  return (
    <li className={styles.day}>
      <span className="sr-only">
        {longDay.format(date)}: {formatCount(clicks)}; una semana antes, {formatCount(before)}
      </span>
      <span className={styles.figure} aria-hidden="true">
        {formatCount(clicks)}
      </span>
      <svg className={styles.bars} viewBox="0 0 20 100" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.before} x="0" width="9" y={100 - height(before)} height={height(before)} />
        <rect className={styles.now} x="10" width="10" y={100 - height(clicks)} height={height(clicks)} />
      </svg>
      <span className={styles.before} aria-hidden="true">
        {formatCount(before)}
      </span>
      <span className={styles.name} aria-hidden="true">
        {isToday ? 'hoy' : weekday.format(date).replace('.', '')}
      </span>
    </li>
  );
}

export function compareWeeks({ clicks, before }: ClickWeeks): string {
  const rest = `los 7 días anteriores (${formatCount(before)})`;
  if (clicks === before) return `Igual que ${rest}.`;
  if (before === 0) return `Los 7 días anteriores no hubo clics.`;
  return `${formatShare(Math.abs(clicks - before) / before)} ${clicks > before ? 'más' : 'menos'} que ${rest}.`;
}

type ClickDay = { day: Day; clicks: number; before: number };
export type ClickWeeks = { days: ClickDay[]; clicks: number; before: number };

const length = 7;

async function loadClickWeeks(executor: Executor, now: Date): Promise<ClickWeeks> {
  const today = dayInMarket(now);
  const filter = { from: addDays(today, 1 - 2 * length), to: today };
  const { groups } = await queryClicks(executor, { by: 'day', filter, limit: 2 * length });
  const counts = new Map(groups.map(({ key, human }) => [key, human]));
  const days = listDays(addDays(today, 1 - length), today).map((day) => ({
    day,
    clicks: counts.get(day) ?? 0,
    before: counts.get(addDays(day, -length)) ?? 0,
  }));
  const sum = (countOf: (day: ClickDay) => number) => days.reduce((total, day) => total + countOf(day), 0);
  return { days, clicks: sum(({ clicks }) => clicks), before: sum(({ before }) => before) };
}
