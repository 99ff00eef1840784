import { Card } from '@lupa/ui/Card.tsx';
import { Subheading } from '../shared/section/BlockSection.tsx';
import styles from './OfferChanges.module.css';
import { chartHeight, chartWidth, type PresentedChart } from './presentChart.ts';

const labelGap = 6;
const baseline = chartHeight - 18;

export function ChangeChart({ chart: { offer, title, text, steps, from, until } }: { chart: PresentedChart }) {
  const line = steps.map(({ x, end, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}H${end}`).join('');
  return (
    <Card isFlat className={`unbroken grid gap-3 ${styles.chart}`}>
      <div>
        <Subheading className={styles.strong}>{offer}</Subheading>
        <p className="text-muted">{title}</p>
      </div>
      <svg
        viewBox={`0 0 ${chartWidth} ${chartHeight}`}
        role="img"
        aria-label={`${title}: ${text}`}
        className={`text-pacific ${styles.drawing}`}
      >
        <path d={`M0 ${baseline}H${chartWidth}`} stroke="currentColor" opacity="0.25" />
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
        {steps.map(({ x, end, y, label, isLabelAtEnd }) => (
          <g key={x}>
            <circle cx={x} cy={y} r="3.5" fill="currentColor" />
            <text
              x={isLabelAtEnd ? end : x + labelGap}
              y={y - 9}
              textAnchor={isLabelAtEnd ? 'end' : 'start'}
              fontSize="13"
              fontWeight="700"
            >
              {label}
            </text>
          </g>
        ))}
        <text x="0" y={chartHeight - 4} fontSize="11">
          {from}
        </text>
        <text x={chartWidth} y={chartHeight - 4} textAnchor="end" fontSize="11">
          {until}
        </text>
      </svg>
    </Card>
  );
}
