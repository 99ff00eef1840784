/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Card } from '../../rules/cards.ts';
import {
  choosePayTable,
  dealVideoPoker,
  drawVideoPoker,
  payVideoPoker,
  pokerHands,
  rankPokerHand,
  type PayTable,
  type PokerHand,
} from '../../rules/videoPoker.ts';
import { Actions, MainAction } from '../Actions.tsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { Spoken } from '../spoken/Spoken.tsx';
import { Stage } from '../Stage.tsx';
import { useKeys } from '../useKeys.ts';
import { usePace } from '../usePace.ts';
import { handNames, helpVideoPoker, formatDraw } from './videoPokerWords.ts';
import styles from './videoPokerGame.module.css';

type Seen = { hand: readonly Card[]; reserve: readonly Card[]; stage: 'hold' | 'drawing' | 'over'; round: number };

const drawTime = 450;
const none = [false, false, false, false, false];
const waiting: readonly Card[] = [10, 11, 12, 13, 1].map((rank) => ({ rank, suit: 'spades' }));

function VideoPokerBoard({ table }: { table: Table }) {
  const pays = choosePayTable(table.facts.rtp);
  const pace = usePace(table);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [held, setHeld] = useState<readonly boolean[]>(none);
  const rank = seen && seen.stage !== 'drawing' ? rankPokerHand(seen.hand) : null;
  const canHold = seen?.stage === 'hold';

  const deal = () => {
    if (!table.stake()) return;
    table.play('deal');
    setHeld(none);
    setSeen({ ...dealVideoPoker(table.random), stage: 'hold', round: (seen?.round ?? 0) + 1 });
  };

  const draw = async ({ hand, reserve, round }: Seen) => {
    const drawn = drawVideoPoker(hand, reserve, held);
    setSeen({ hand, reserve, stage: 'drawing', round });
    table.play('deal');
    await pace(drawTime);
    setSeen({ hand: drawn, reserve, stage: 'over', round });
    const won = payVideoPoker(pays, table.bet, drawn);
    table.settle(won, formatDraw(rankPokerHand(drawn), won));
  };

  const press = () => {
    if (seen?.stage === 'hold') void draw(seen);
    else if (seen?.stage !== 'drawing') deal();
  };
  const toggle = (place: number) => {
    if (!canHold) return;
    table.play('tap');
    setHeld(held.map((isHeld, at) => (at === place ? !isHeld : isHeld)));
  };
  useKeys(Object.fromEntries([0, 1, 2, 3, 4].map((place) => [String(place + 1), () => toggle(place)])));

  return (
    <>
      <Stage label="Video póker">
        <div class={styles.machine}>
          <Pays pays={pays} bet={table.bet} rank={rank} />
          <p class={styles.rank} role="status">
            {canHold ? `${rank ? `${handNames[rank]}. ` : ''}Toca las cartas que quieras guardar.` : rank ? handNames[rank] : ''}
          </p>
          <div class={styles.hand} role="group" aria-label="Tus cartas">
            {(seen?.hand ?? waiting).map((card, place) => (
              <button
                type="button"
                key={place}
                class={styles.slot}
                aria-pressed={held[place] ?? false}
                aria-disabled={!canHold}
                onClick={() => toggle(place)}
              >
                <Spoken>Carta {place + 1}</Spoken>
                <PlayingCard
                  key={`${seen?.round} ${seen?.stage === 'over'} ${held[place] ? 'held' : ''}`}
                  card={card}
                  isHidden={!seen || (seen.stage === 'drawing' && !held[place])}
                />
                <span class={styles.held} aria-hidden="true">
                  {held[place] ? 'Guardada' : place + 1}
                </span>
              </button>
            ))}
          </div>
        </div>
      </Stage>
      <Actions>
        <MainAction onPress={press} disabled={seen?.stage === 'drawing' || table.isPaused}>
          {canHold ? (held.every(Boolean) ? 'Quedarse con todas' : 'Cambiar') : 'Repartir'}
        </MainAction>
      </Actions>
    </>
  );
}

function Pays({ pays, bet, rank }: { pays: PayTable; bet: number; rank: PokerHand | null }) {
  return (
    <dl class={styles.pays} aria-label="Tabla de pagos">
      {pokerHands.map((hand) => (
        <div key={hand} data-hit={hand === rank}>
          <dt>{handNames[hand]}</dt>
          <dd>{formatCredits(pays[hand] * bet)}</dd>
        </div>
      ))}
    </dl>
  );
}

export const videoPokerGame: GameModule = { Board: VideoPokerBoard, help: helpVideoPoker };
