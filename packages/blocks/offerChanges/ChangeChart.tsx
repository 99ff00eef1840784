import { Card } from '@lupa/ui/Card.tsx';
import { Subheading } from '../shared/section/Subheading.tsx';
import styles from './OfferChanges.module.css';
import { chartHeight, chartWidth, type PresentedChart } from './presentChart.ts';

const baseline = chartHeight - 18;

/** A line that steps where an offer changed. Its text says the same. */
export function ChangeChart({ chart: { offer, title, text, steps, from, until } }: { chart: PresentedChart }) {
  const line = steps.map(({ x, end, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}H${end}`).join('');
  return (
    <Card isFlat className={styles.chart}>
      <div>
        <Subheading className={styles.chartTitle}>{offer}</Subheading>
        <p className={styles.chartNote}>{title}</p>
      </div>
      <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} role="img" aria-label={`${title}: ${text}`} className={styles.drawing}>
        <path d={`M0 ${baseline}H${chartWidth}`} className={styles.axis} />
        <path d={line} className={styles.line} />
        {steps.map(({ x, end, y, label, isLabelAtEnd }) => (
          <g key={x}>
            <circle cx={x} cy={y} r="3.5" className={styles.point} />
            <text x={isLabelAtEnd ? end : x} y={y - 9} textAnchor={isLabelAtEnd ? 'end' : 'start'} className={styles.amount}>
              {label}
            </text>
          </g>
        ))}
        <text x="0" y={chartHeight - 4} className={styles.tick}>
          {from}
        </text>
        <text x={chartWidth} y={chartHeight - 4} textAnchor="end" className={styles.tick}>
          {until}
        </text>
      </svg>
    </Card>
  );
}
