import { clickGroups, groupLabels } from './clickKinds.ts';
import { formatLongDay, formatShortDay } from '../../core/dates/days.ts';
import { countClicks, formatCount } from '../../core/report/formatNumbers.ts';
import type { DayCount } from './loadReport.ts';
import styles from './chart.module.css';

const gap = 0.2;
const mostLabels = 8;

/**
 * Clicks per day: people's below, those that do not count stacked on top, group by group. The bars are stretched to the width there is; the
 * figures beside them are text of the page, so they stay readable on a phone.
 */
export function DayChart({ days }: { days: readonly DayCount[] }) {
  const marks = chooseMarks(Math.max(...days.map(sumOfGroups)));
  const top = marks.at(-1) ?? 1;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.captionText}>Clics por día, de abajo hacia arriba:</span>
        {clickGroups.map((name) => (
          <span key={name} className={styles.key} data-kind={name}>
            {groupLabels[name]}
          </span>
        ))}
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.marks} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} className={styles.mark} style={{ bottom: `${(mark / top) * 100}%` }}>
              {formatCount(mark)}
            </span>
          ))}
        </div>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${days.length} ${top}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby="day-chart-title"
          aria-describedby="day-chart-summary"
        >
          <title id="day-chart-title">Clics por día</title>
          <desc id="day-chart-summary">{summarise(days)}</desc>
          {marks.map((mark) => (
            <line key={mark} className={styles.line} x1={0} x2={days.length} y1={top - mark} y2={top - mark} />
          ))}
          {days.map((day, index) => (
            <Bar key={day.day} day={day} index={index} top={top} />
          ))}
        </svg>
        <div className={styles.days} aria-hidden="true">
          {chooseLabelled(days.length, mostLabels).map((index) => (
            <span key={index} className={styles.day} style={{ left: `${((index + 0.5) / days.length) * 100}%` }}>
              {formatShortDay(days[index]?.day ?? '')}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Bar({ day, index, top }: { day: DayCount; index: number; top: number }) {
  const place = { x: index + gap / 2, width: 1 - gap };
  const upTo = (last: number) => clickGroups.slice(0, last + 1).reduce((sum, name) => sum + day[name], 0);
  return (
    <g className={styles.bar}>
      <title>{formatDay(day)}</title>
      <rect className={styles.column} x={index} width={1} y={0} height={top} />
      {clickGroups.map((name, level) => (
        <rect key={name} className={styles.part} data-kind={name} {...place} y={top - upTo(level)} height={day[name]} />
      ))}
    </g>
  );
}

const sumOfGroups = (day: DayCount) => clickGroups.reduce((sum, name) => sum + day[name], 0);

function formatDay({ day, human, repeat, suspicious, robots }: DayCount): string {
  const others = [`repetidos ${formatCount(repeat)}`, `sospechosos ${formatCount(suspicious)}`, `robots ${formatCount(robots)}`];
  return `${formatLongDay(day)}: ${countClicks(human)} de personas; ${others.join(', ')}`;
}

function summarise(days: readonly DayCount[]): string {
  const most = days.reduce((best, day) => (day.human > best.human ? day : best), days[0] ?? { day: '', human: 0 });
  const human = days.reduce((sum, day) => sum + day.human, 0);
  if (human === 0) return `Ningún clic de personas en ${days.length} días. Las mismas cifras están en la tabla por día.`;
  return `${countClicks(human)} de personas en ${days.length} días. El día con más: ${formatLongDay(most.day)}, con ${formatCount(most.human)}. Las mismas cifras están en la tabla por día.`;
}

/** Round marks from 0 up to at least `largest`: `[0, 50, 100, 150]`. Clicks are whole, so steps are, too. */
export function chooseMarks(largest: number): number[] {
  const roughStep = Math.max(largest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= roughStep) ?? 10) * power);
  const whole = Number.isInteger(step) ? step : Math.ceil(step);
  return Array.from({ length: Math.max(1, Math.ceil(largest / whole)) + 1 }, (_, index) => index * whole);
}

/** Indices of at most `count` of `length` days that are written on the axis, evenly spread from the first. */
export function chooseLabelled(length: number, count: number): number[] {
  const step = Math.max(1, Math.ceil(length / count));
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
}
