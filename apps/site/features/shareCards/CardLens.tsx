import { scoreTone } from '@lupa/domain/rating/sumRating.ts';
import type { CardContent } from './cardContent.ts';
import { cardPalette as colors } from './cardFonts.ts';

// Up to the card's right edge, where the handle leaves it.
const width = 448;
const height = 558;
const centre = 200;
const radius = 176;
const rim = 26;
const circumference = 2 * Math.PI * radius;

export function CardLens({ review }: { review: CardContent['review'] }) {
  return (
    <div style={{ position: 'absolute', left: 752, top: 72, display: 'flex', width, height }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill="none">
        {!review && <FinePrint />}
        <path d="M334 334 520 520" stroke={colors.accent} strokeWidth={54} strokeLinecap="round" />
        <circle cx={centre} cy={centre} r={radius} fill={colors.surface} stroke={review ? colors.line : colors.pacific} strokeWidth={rim} />
        {review ? <Arc score={review.score} /> : <Magnified />}
      </svg>
      {review && <Score review={review} />}
    </div>
  );
}

function Arc({ score }: { score: number }) {
  const filled = (Math.min(Math.max(score, 0), 10) / 10) * circumference;
  return (
    <circle
      cx={centre}
      cy={centre}
      r={radius}
      stroke={colors[scoreTone(score)]}
      strokeWidth={rim}
      strokeLinecap="round"
      strokeDasharray={`${filled} ${circumference}`}
      transform={`rotate(-90 ${centre} ${centre})`}
    />
  );
}

function Score({ review: { scoreText, outOf } }: { review: NonNullable<CardContent['review']> }) {
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width: centre * 2,
        height: centre * 2,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontWeight: 700, fontSize: 120, lineHeight: 1.1, letterSpacing: '-0.04em', color: colors.ink }}>{scoreText}</div>
      <div style={{ marginTop: 6, fontSize: 32, lineHeight: 1.2, color: colors['ink-muted'] }}>{outOf}</div>
    </div>
  );
}

const smallLines = Array.from({ length: 15 }, (_, index) => index);
const smallWidths = [452, 430, 446, 398, 450, 436, 412, 448, 426, 440, 452, 408, 444, 430, 300];

function FinePrint() {
  return (
    <g stroke={colors.line} strokeWidth={7} strokeLinecap="round">
      {smallLines.map((line) => (
        <path key={line} d={`M6 ${30 + line * 26}H${smallWidths[line]}`} />
      ))}
    </g>
  );
}

function Magnified() {
  return (
    <g strokeWidth={20} strokeLinecap="round">
      <path d="M112 116H288M86 168H314M86 284H250" stroke={colors['pacific-soft']} />
      <path d="M86 226H226" stroke={colors.accent} />
      <path d="M268 226H314" stroke={colors['pacific-soft']} />
    </g>
  );
}
