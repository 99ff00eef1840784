/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { bingoBalls, bingoChances, bingoPays, drawCard, fullLines, playBingo } from '../../rules/bingo.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, SideAction } from '../Actions.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { formatTimes } from '../pieces/formatTimes.ts';
import { LinePrizes } from '../pieces/LinePrizes.tsx';
import { NumberCard } from '../pieces/NumberCard.tsx';
import { useClock } from '../pieces/useClock.ts';
import { Stage } from '../Stage.tsx';
import styles from './bingoGame.module.css';

const ballTime = 240;
const letters = ['B', 'I', 'N', 'G', 'O'];

type Round = ReturnType<typeof playBingo> & { shown: number };

function BingoBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [card, setCard] = useState(() => drawCard(table.random));
  const [round, setRound] = useState<Round | null>(null);
  const isRunning = round !== null && round.shown < bingoBalls;
  const called = round?.balls.slice(0, round.shown) ?? [];
  const lines = fullLines(card, called);

  const finish = (done: Round) => {
    setRound({ ...done, shown: bingoBalls });
    table.settle(done.won, formatRound(done));
  };
  const start = () => {
    if (table.isPaused || !table.stake()) return;
    table.play('spin');
    const next = { ...playBingo({ bet: table.bet, card, terms }, table.random), shown: 0 };
    if (table.isCalm) finish(next);
    else setRound(next);
  };
  useClock({
    isOn: isRunning,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      if (!round) return false;
      const count = Math.min(bingoBalls, 1 + Math.floor(elapsed / ballTime));
      if (count === bingoBalls) finish(round);
      else if (count > round.shown) setRound({ ...round, shown: count });
      return count < bingoBalls;
    },
  });
  const takeCard = () => {
    setRound(null);
    setCard(drawCard(table.random));
    table.play('deal');
  };

  return (
    <>
      <Stage label="Cartón de bingo">
        <div class={styles.room}>
          <NumberCard
            heads={letters}
            numbers={card}
            isMarked={(number) => number === 0 || called.includes(number)}
            lines={lines}
            latest={called.at(-1)}
          />
          <Caller called={called} />
          <LinePrizes pays={bingoPays(terms)} chances={bingoChances()} lines={called.length > 0 ? lines.length : null} />
        </div>
      </Stage>
      <Actions>
        <SideAction disabled={isRunning} onPress={takeCard}>
          Otro cartón
        </SideAction>
        {isRunning ? (
          <MainAction onPress={() => finish(round)}>Cantar todas</MainAction>
        ) : (
          <MainAction onPress={start} disabled={table.isPaused}>
            Jugar
          </MainAction>
        )}
      </Actions>
    </>
  );
}

function Caller({ called }: { called: readonly number[] }) {
  const latest = called.at(-1);
  return (
    <div class={styles.caller} aria-hidden="true">
      <p class={styles.ball} data-empty={latest === undefined}>
        {latest === undefined ? (
          '?'
        ) : (
          <>
            <span>{letters[Math.ceil(latest / 15) - 1]}</span>
            <strong>{latest}</strong>
          </>
        )}
      </p>
      <p class={styles.count}>
        {called.length} de {bingoBalls} bolas
      </p>
      <ol class={styles.before}>
        {called
          .slice(-7, -1)
          .toReversed()
          .map((number) => (
            <li key={number}>{number}</li>
          ))}
      </ol>
    </div>
  );
}

function formatRound({ lines, won }: Round): string {
  if (lines === 0) return 'Ninguna línea con estas bolas: esta vez no.';
  const what = lines === 12 ? '¡Cartón lleno!' : lines === 1 ? 'Una línea' : `${lines} líneas`;
  return `${what}: recibes ${formatCredits(won)}.`;
}

export const bingoGame: GameModule = {
  Board: BingoBoard,
  help: (facts) => [
    `Juegas con un cartón de 24 números y centro libre. Salen ${bingoBalls} de las 75 bolas y se marcan solas: cada fila, columna o diagonal completa es una línea.`,
    'El premio depende de cuántas líneas completes; las doce son el cartón lleno. Puedes cambiar de cartón antes de cada ronda: todos tienen la misma probabilidad.',
    `Ningún premio pasa de ${formatTimes(readTerms(facts).limit)} la apuesta. Cuando un premio no da créditos enteros, la fracción se sortea.`,
  ],
};
