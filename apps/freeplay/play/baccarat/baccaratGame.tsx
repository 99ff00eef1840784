import { useState } from 'react';
import { countBaccarat, dealBaccarat, payBaccarat, type BaccaratCoup, type BaccaratSide } from '../../rules/baccarat.ts';
import type { Card } from '../../rules/cards.ts';
import { Actions, MainAction, Stage } from '../Stage.tsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { Chip } from '../chips/Chip.tsx';
import type { GameModule, Table } from '../game.ts';
import { useKeys } from '../keys.ts';
import { usePace } from '../timing.ts';
import styles from './baccaratGame.module.css';
import { formatCredits } from '../formatCredits.ts';

const sides = ['player', 'tie', 'banker'] as const;
const sideNames: Record<BaccaratSide, string> = { player: 'Jugador', tie: 'Empate', banker: 'Banca' };
const pays: Record<BaccaratSide, string> = { player: '1 a 1', tie: '8 a 1', banker: '0,95 a 1' };

const texts = { stage: 'Mesa de baccarat', bet: 'Tu apuesta', deal: 'Repartir', road: 'Resultados anteriores' } as const;

function formatCoup({ player, banker, outcome }: BaccaratCoup, side: BaccaratSide, won: number, bet: number): string {
  const score = `Jugador ${countBaccarat(player)}, banca ${countBaccarat(banker)}.`;
  const result = outcome === 'tie' ? 'Empate.' : `Gana ${outcome === 'player' ? 'el jugador' : 'la banca'}.`;
  if (won === 0) return `${score} ${result} Esta vez no.`;
  return side === outcome ? `${score} ${result} Recibes ${formatCredits(won)}.` : `${score} ${result} Recuperas ${formatCredits(bet)}.`;
}

function helpBaccarat(): string[] {
  return [
    'Apuesta a banca, a jugador o a empate. Gana la mano que quede más cerca de nueve; con empate, las otras dos apuestas vuelven.',
    'El as vale 1, del 2 al 9 su número, y el 10 y las figuras, cero. Se cuenta solo la última cifra de la suma.',
    'Con 8 o 9 de entrada la mano termina. Si no, el jugador saca una tercera carta con 0 a 5, y la banca según su suma y la carta del jugador. El juego lo hace solo.',
    'Ocho mazos, barajados antes de cada mano. A la larga, banca devuelve 98,94 % (paga 1 a 1 menos 5 % de comisión; los decimales se descuentan), jugador 98,76 % y empate 85,64 %.',
    'El tablero muestra lo que ya pasó. No dice nada de lo que viene.',
    'Teclado: 1 jugador, 2 empate, 3 banca; Enter reparte.',
  ];
}

type Seen = { coup: BaccaratCoup; player: number; banker: number; isOver: boolean };

const cardTime = 600;
const remembered = 36;

/** How many cards of each side lie open after each step: player and banker in turns, then the third cards. */
function listSteps({ player, banker }: BaccaratCoup): [player: number, banker: number][] {
  const steps: [number, number][] = [
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
  ];
  if (player.length === 3) steps.push([3, 2]);
  if (banker.length === 3) steps.push([player.length, 3]);
  return steps;
}

function BaccaratBoard({ table }: { table: Table }) {
  const pace = usePace(table);
  const [side, setSide] = useState<BaccaratSide>('banker');
  const [seen, setSeen] = useState<Seen | null>(null);
  const [road, setRoad] = useState<readonly BaccaratSide[]>([]);
  const isBusy = seen !== null && !seen.isOver;

  const deal = async () => {
    if (isBusy || !table.stake()) return;
    const coup = dealBaccarat(table.random);
    for (const [player, banker] of listSteps(coup)) {
      setSeen({ coup, player, banker, isOver: false });
      table.play('deal');
      await pace(cardTime);
    }
    setSeen({ coup, player: 3, banker: 3, isOver: true });
    setRoad((past) => [...past, coup.outcome].slice(-remembered));
    const won = payBaccarat(side, table.bet, coup.outcome);
    table.settle(won, formatCoup(coup, side, won, table.bet));
  };

  const choose = (chosen: BaccaratSide) => !isBusy && setSide(chosen);
  useKeys({ 1: () => choose('player'), 2: () => choose('tie'), 3: () => choose('banker') });

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.table}>
          <Hand
            name={sideNames.player}
            side="player"
            cards={seen?.coup.player.slice(0, seen.player) ?? []}
            outcome={seen?.isOver ? seen.coup.outcome : null}
          />
          <Hand
            name={sideNames.banker}
            side="banker"
            cards={seen?.coup.banker.slice(0, seen.banker) ?? []}
            outcome={seen?.isOver ? seen.coup.outcome : null}
          />
          <div className={styles.bets} role="group" aria-label={texts.bet}>
            {sides.map((each) => (
              <button
                type="button"
                key={each}
                className={styles.bet}
                data-side={each}
                aria-pressed={side === each}
                disabled={isBusy}
                onClick={() => choose(each)}
              >
                <b>{sideNames[each]}</b>
                <span>{pays[each]}</span>
                {side === each && <Chip amount={table.bet} />}
              </button>
            ))}
          </div>
          <Road past={road} />
        </div>
      </Stage>
      <Actions>
        <MainAction onPress={() => void deal()} disabled={isBusy || table.isPaused} label={texts.deal} />
      </Actions>
    </>
  );
}

type HandProps = { name: string; side: 'player' | 'banker'; cards: readonly Card[]; outcome: BaccaratSide | null };

function Hand({ name, side, cards, outcome }: HandProps) {
  const count = cards.length > 0 ? countBaccarat(cards) : null;
  return (
    <section className={styles.side} aria-label={name} data-side={side} data-result={outcome && (outcome === side ? 'won' : outcome)}>
      <p className={styles.name}>
        {name}
        <b key={count}>{count ?? '-'}</b>
      </p>
      <div className={styles.hand}>
        {cards.map((card, place) => (
          <PlayingCard key={place} card={card} />
        ))}
        {[0, 1].slice(cards.length).map((place) => (
          <span key={`empty ${place}`} className={styles.empty} />
        ))}
      </div>
    </section>
  );
}

function Road({ past }: { past: readonly BaccaratSide[] }) {
  return (
    <ol className={styles.road} aria-label={texts.road}>
      {past.map((outcome, place) => (
        <li key={place} data-side={outcome} aria-label={sideNames[outcome]}>
          {sideNames[outcome].slice(0, 1)}
        </li>
      ))}
    </ol>
  );
}

export const game: GameModule = { Board: BaccaratBoard, help: helpBaccarat };
