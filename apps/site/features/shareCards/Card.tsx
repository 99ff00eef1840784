import { shareImageSize } from '../../page/shareImage.ts';
import type { CardContent } from './cardContent.ts';
import { cardPalette as colors } from './cardFonts.ts';
import { CardLens } from './CardLens.tsx';

// Ends before the glass begins.
const column = 664;
const heading = 'Fraunces, Fraunces Extended';
const text = 'Inter, Inter Extended';

export function Card({ content }: { content: CardContent }) {
  return (
    <div style={{ ...shareImageSize, display: 'flex', position: 'relative', fontFamily: text, fontWeight: 500, background: colors.paper }}>
      <div style={{ position: 'absolute', left: 0, bottom: 0, width: shareImageSize.width, height: 12, background: colors.pacific }} />
      <CardLens review={content.review} />
      <div style={{ display: 'flex', flexDirection: 'column', position: 'absolute', left: 72, top: 56, width: column, height: 508 }}>
        <Mark siteName={content.siteName} />
        <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
          <Eyebrow {...content} />
          <Title text={content.title} />
        </div>
        <LastLines {...content} />
      </div>
    </div>
  );
}

function Mark({ siteName }: { siteName: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', color: colors.pacific }}>
      <svg width={46} height={46} viewBox="0 0 32 32" fill="none" strokeLinecap="round">
        <path d="M20.5 20.5 28 28" stroke={colors.accent} strokeWidth={5} />
        <circle cx={13} cy={13} r={9.5} stroke={colors.pacific} strokeWidth={3.2} />
        <path d="M8.3 12.2a5 5 0 0 1 3.9-3.9" stroke={colors.accent} strokeWidth={2.2} />
      </svg>
      <div style={{ marginLeft: 14, fontFamily: heading, fontWeight: 600, fontSize: 36, letterSpacing: '-0.03em' }}>{siteName}</div>
    </div>
  );
}

function Eyebrow({ section, title, review }: CardContent) {
  const casino = review && !title.includes(review.casino) ? review.casino : null;
  const words = [section, casino, review?.verdict?.text].filter(Boolean).join(' · ');
  if (words === '') return null;
  return (
    <div style={{ display: 'flex', alignItems: 'center', width: column, marginBottom: 20 }}>
      <div style={{ width: 40, height: 4, marginRight: 16, borderRadius: 2, background: colors.accent }} />
      <div style={{ display: 'block', width: column - 56, lineClamp: 1, fontWeight: 700, fontSize: 26, color: colors['accent-text'] }}>
        {words}
      </div>
    </div>
  );
}

function Title({ text: title }: { text: string }) {
  const { size, lines, isBalanced } = titleFit(title);
  return (
    <div
      style={{
        display: 'block',
        width: column,
        lineClamp: lines,
        fontFamily: heading,
        fontWeight: 600,
        fontSize: size,
        lineHeight: 1.1,
        letterSpacing: '-0.025em',
        ...(isBalanced && { textWrap: 'balance' }),
        wordBreak: 'break-word',
        color: colors.ink,
      }}
    >
      {title}
    </div>
  );
}

/** Sizes at which a text of so many letters keeps clear of what is above and below it. Cut text would be balanced as if it were whole. */
function titleFit({ length }: string) {
  if (length <= 32) return { size: 80, lines: 3, isBalanced: true };
  if (length <= 56) return { size: 66, lines: 4, isBalanced: true };
  if (length <= 84) return { size: 56, lines: 5, isBalanced: true };
  return { size: 43, lines: 6, isBalanced: false };
}

/** Of a review, why the verdict is what it is stands in place of the day on which the page changed. */
function LastLines({ author, updated, description, review }: CardContent) {
  const style = { display: 'block', width: column, fontSize: 26, lineHeight: 1.4, color: colors['ink-muted'] };
  const reasons = review?.verdict?.reasons.join(' · ');
  if (author === null && updated === null) return <div style={{ ...style, lineClamp: 2 }}>{description}</div>;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexShrink: 0 }}>
      {author && <div style={{ ...style, lineClamp: 1, fontWeight: 700, color: colors.ink }}>{author}</div>}
      {reasons ? (
        <div style={{ ...style, lineClamp: 2, fontSize: 24 }}>{reasons}</div>
      ) : (
        updated && <div style={{ ...style, lineClamp: 1 }}>{updated}</div>
      )}
    </div>
  );
}
