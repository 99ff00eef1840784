/** @jsxImportSource preact */
import type { BlackjackResult, BlackjackRound, BlackjackRules } from '../../rules/blackjack.ts';
import type { Card } from '../../rules/cards.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { Chip } from '../chips/Chip.tsx';
import { formatTotal, resultNames } from './blackjackWords.ts';
import styles from './BlackjackTable.module.css';

type Props = {
  round: BlackjackRound | null;
  dealer: readonly Card[];
  isRevealed: boolean;
  results: readonly BlackjackResult[];
  rules: BlackjackRules;
  note: string;
  status: string;
  onAdvise: (() => void) | null;
  onSplit: (() => void) | null;
};

/** The dealer above, the player's hands below; between them what the house rules are and what is to be said. */
export function BlackjackTable({ round, dealer, isRevealed, results, rules, note, status, onAdvise, onSplit }: Props) {
  return (
    <div class={styles.table} data-split={round !== null && round.hands.length > 1}>
      <section class={styles.side} aria-label="La casa">
        <p class={styles.total}>Casa{dealer[0] && <b>{formatTotal(isRevealed ? dealer : dealer.slice(0, 1))}</b>}</p>
        <div class={styles.hand}>
          {dealer.map((card, place) => (
            <PlayingCard key={`${place} ${isRevealed}`} card={card} isHidden={place === 1 && !isRevealed} />
          ))}
          {dealer.length === 0 && <EmptyHand />}
        </div>
      </section>
      <div class={styles.middle}>
        <p class={styles.rules}>
          Blackjack paga {rules.blackjackPays === 1.5 ? '3 a 2' : '6 a 5'}
          <span>La casa {rules.hitsSoft17 ? 'pide' : 'se planta'} con 17 blando</span>
        </p>
        <p class={styles.note} role="status">
          {note || status}
        </p>
      </div>
      <section class={styles.side} aria-label="Tu mano">
        <div class={styles.hands}>
          {(round?.hands ?? []).map((hand, place) => (
            <div key={place} class={styles.own} data-active={!round?.isOver && place === round?.active && round.hands.length > 1}>
              <div class={styles.hand}>
                {hand.cards.map((card, at) => (
                  <PlayingCard key={at} card={card} />
                ))}
              </div>
              <p class={styles.total}>
                <Chip amount={hand.bet} />
                <b>{formatTotal(hand.cards)}</b>
                {results[place] && <span data-result={results[place]}>{resultNames[results[place]]}</span>}
              </p>
            </div>
          ))}
          {!round && (
            <div class={styles.own}>
              <div class={styles.hand}>
                <EmptyHand />
              </div>
              <p class={styles.total}>Tú</p>
            </div>
          )}
        </div>
      </section>
      {onAdvise && (
        <button type="button" class={styles.advice} onClick={onAdvise}>
          Consejo
        </button>
      )}
      {onSplit && (
        <button type="button" class={styles.split} onClick={onSplit}>
          Separar
        </button>
      )}
    </div>
  );
}

function EmptyHand() {
  return (
    <>
      <span class={styles.empty} />
      <span class={styles.empty} />
    </>
  );
}
