import { useState } from 'react';
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
import { Actions, MainAction, Stage, Spoken } from '../Stage.tsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { useKeys } from '../keys.ts';
import { usePace } from '../timing.ts';
import styles from './videoPokerGame.module.css';
import type { GameFacts } from '../../rules/gameFacts.ts';

const handNames: Record<PokerHand, string> = {
  royalFlush: 'Escalera real',
  straightFlush: 'Escalera de color',
  fourOfAKind: 'Póker',
  fullHouse: 'Full',
  flush: 'Color',
  straight: 'Escalera',
  threeOfAKind: 'Trío',
  twoPair: 'Doble par',
  jacksOrBetter: 'Par de J o mayor',
};

const texts = {
  stage: 'Video póker',
  hand: 'Tus cartas',
  card: (place: number) => `Carta ${place + 1}`,
  held: 'Guardada',
  deal: 'Repartir',
  draw: 'Cambiar',
  keepAll: 'Quedarse con todas',
  pays: 'Tabla de pagos',
} as const;

function formatHold(hand: PokerHand | null): string {
  return `${hand ? `${handNames[hand]}. ` : ''}Toca las cartas que quieras guardar.`;
}

function formatDraw(hand: PokerHand | null, won: number): string {
  return hand ? `${handNames[hand]}: recibes ${formatCredits(won)}.` : 'Nada que pague esta vez.';
}

function helpVideoPoker({ rtp }: GameFacts): string[] {
  const { fullHouse, flush } = choosePayTable(rtp);
  return [
    'Recibes cinco cartas. Guarda las que quieras y cambia las demás una vez. Se paga según la tabla: no hay rivales.',
    `Esta máquina es una «${fullHouse}/${flush}» de Jacks or Better: paga ${fullHouse} por el full y ${flush} por el color. Los pagos son por tu apuesta completa, con la escalera real a 800.`,
    'El retorno que se indica vale para quien juega perfecto. Por ejemplo, un par bajo vale más que una carta alta suelta, y cuatro cartas para color valen más que un par bajo.',
    'Una baraja de 52 cartas, barajada antes de cada mano.',
    'Teclado: 1 a 5 guardan o sueltan cada carta; Enter reparte y cambia.',
  ];
}

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
      <Stage label={texts.stage}>
        <div className={styles.machine}>
          <Pays pays={pays} bet={table.bet} rank={rank} />
          <p className={styles.rank} role="status">
            {canHold ? formatHold(rank) : rank ? handNames[rank] : ''}
          </p>
          <div className={styles.hand} role="group" aria-label={texts.hand}>
            {(seen?.hand ?? waiting).map((card, place) => (
              <button
                type="button"
                key={place}
                className={styles.slot}
                aria-pressed={held[place] ?? false}
                aria-disabled={!canHold}
                onClick={() => toggle(place)}
              >
                <Spoken>{texts.card(place)}</Spoken>
                <PlayingCard
                  key={`${seen?.round} ${seen?.stage === 'over'} ${held[place] ? 'held' : ''}`}
                  card={card}
                  isHidden={!seen || (seen.stage === 'drawing' && !held[place])}
                />
                <span className={styles.held} data-lit={held[place]} aria-hidden="true">
                  {held[place] ? texts.held : place + 1}
                </span>
              </button>
            ))}
          </div>
        </div>
      </Stage>
      <Actions>
        <MainAction
          onPress={press}
          disabled={seen?.stage === 'drawing' || table.isPaused}
          label={canHold ? (held.every(Boolean) ? texts.keepAll : texts.draw) : texts.deal}
        />
      </Actions>
    </>
  );
}

function Pays({ pays, bet, rank }: { pays: PayTable; bet: number; rank: PokerHand | null }) {
  return (
    <dl className={styles.pays} aria-label={texts.pays}>
      {pokerHands.map((hand) => (
        <div key={hand} data-lit={hand === rank}>
          <dt>{handNames[hand]}</dt>
          <dd>{formatCredits(pays[hand] * bet)}</dd>
        </div>
      ))}
    </dl>
  );
}

export const game: GameModule = { Board: VideoPokerBoard, help: helpVideoPoker };
