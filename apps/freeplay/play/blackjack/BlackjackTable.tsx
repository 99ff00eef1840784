import type { BlackjackResult, BlackjackRound, BlackjackRules } from '../../rules/blackjack.ts';
import type { Card } from '../../rules/cards.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { Chip } from '../chips/Chip.tsx';
import { formatTotal, moveNames, resultNames, texts } from './texts.ts';
import styles from './BlackjackTable.module.css';

/** What is on the table: `dealer` are the cards that lie there already. */
export type Seen = {
  round: BlackjackRound;
  dealer: readonly Card[];
  isRevealed: boolean;
  results: readonly BlackjackResult[];
  note: string;
};

type Props = {
  seen: Seen | null;
  rules: BlackjackRules;
  status: string;
  onAdvise: (() => void) | null;
  onSplit: (() => void) | null;
};

export function BlackjackTable({ seen, rules, status, onAdvise, onSplit }: Props) {
  const { round = null, dealer = [], isRevealed = false, results = [], note = '' } = seen ?? {};
  return (
    <div className={styles.table} data-split={round !== null && round.hands.length > 1}>
      <section className={styles.side} aria-label={texts.dealer}>
        <p className={styles.total}>
          {texts.house}
          {dealer[0] && <b>{formatTotal(isRevealed ? dealer : dealer.slice(0, 1))}</b>}
        </p>
        <div className={styles.hand}>
          {dealer.map((card, place) => (
            <PlayingCard key={`${place} ${isRevealed}`} card={card} isHidden={place === 1 && !isRevealed} />
          ))}
          {dealer.length === 0 && <EmptyHand />}
        </div>
      </section>
      <div className={styles.middle}>
        <p className={styles.rules}>
          {texts.pays(rules)}
          <span>{texts.soft17(rules)}</span>
        </p>
        <p className={styles.note} role="status">
          {note || status}
        </p>
      </div>
      <section className={styles.side} aria-label={texts.hand}>
        <div className={styles.hands}>
          {(round?.hands ?? []).map((hand, place) => (
            <div key={place} className={styles.own} data-active={!round?.isOver && place === round?.active && round.hands.length > 1}>
              <div className={styles.hand}>
                {hand.cards.map((card, at) => (
                  <PlayingCard key={at} card={card} />
                ))}
              </div>
              <p className={styles.total}>
                <Chip amount={hand.bet} />
                <b>{formatTotal(hand.cards)}</b>
                {results[place] && <span data-result={results[place]}>{resultNames[results[place]]}</span>}
              </p>
            </div>
          ))}
          {!round && (
            <div className={styles.own}>
              <div className={styles.hand}>
                <EmptyHand />
              </div>
              <p className={styles.total}>{texts.you}</p>
            </div>
          )}
        </div>
      </section>
      {onAdvise && (
        <button type="button" className={styles.advice} onClick={onAdvise}>
          {texts.advice}
        </button>
      )}
      {onSplit && (
        <button type="button" className={styles.split} onClick={onSplit}>
          {moveNames.split}
        </button>
      )}
    </div>
  );
}

function EmptyHand() {
  return (
    <>
      <span className={styles.empty} />
      <span className={styles.empty} />
    </>
  );
}
