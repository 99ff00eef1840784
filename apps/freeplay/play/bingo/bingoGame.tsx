import { useState } from 'react';
import { bingoBalls, bingoChances, bingoPays, drawBingoCard, fullLines, playBingo } from '../../rules/bingo.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, SideAction, Stage } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { LinePrizes } from '../pieces/PrizeList.tsx';
import { NumberCard } from '../pieces/NumberCard.tsx';
import { useRun } from '../timing.ts';
import styles from './bingoGame.module.css';
import { replayRandom } from '../../rules/random.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

const texts = {
  stage: 'Cartón de bingo',
  otherCard: 'Otro cartón',
  callAll: 'Cantar todas',
  play: 'Jugar',
  ballsOf: (called: number) => `${called} de ${bingoBalls} bolas`,
} as const;

function formatRound({ lines, won }: { lines: number; won: number }): string {
  if (lines === 0) return 'Ninguna línea con estas bolas: esta vez no.';
  const what = lines === 12 ? '¡Cartón lleno!' : lines === 1 ? 'Una línea' : `${lines} líneas`;
  return `${what}: recibes ${formatCredits(won)}.`;
}

function help(facts: GameFacts): string[] {
  return [
    `Juegas con un cartón de 24 números y centro libre. Salen ${bingoBalls} de las 75 bolas y se marcan solas: cada fila, columna o diagonal completa es una línea.`,
    'El premio depende de cuántas líneas completes; las doce son el cartón lleno. Puedes cambiar de cartón antes de cada ronda: todos tienen la misma probabilidad.',
    `Ningún premio pasa de ${formatTimes(readTerms(facts).limit)} la apuesta. Cuando un premio no da créditos enteros, la fracción se sortea.`,
  ];
}

const ballTime = 240;
const letters = ['B', 'I', 'N', 'G', 'O'];

function BingoBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [card, setCard] = useState(() => drawBingoCard(replayRandom(table.facts.id)));
  const [shown, setShown] = useState(0);
  const { round, isRunning, start, finish, clear } = useRun<ReturnType<typeof playBingo>>(table, {
    onFrame: (_, elapsed) => {
      const count = 1 + Math.floor(elapsed / ballTime);
      setShown(count);
      return count < bingoBalls;
    },
    onEnd: (done) => table.settle(done.won, formatRound(done)),
  });
  const called = round?.balls.slice(0, isRunning ? shown : bingoBalls) ?? [];
  const lines = fullLines(card, called);

  const play = () => {
    setShown(0);
    start(() => playBingo({ bet: table.bet, card, terms }, table.random));
  };
  const takeCard = () => {
    clear();
    setCard(drawBingoCard(table.random));
    table.play('deal');
  };

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.room}>
          <NumberCard
            heads={letters}
            numbers={card}
            isMarked={(number) => number === 0 || called.includes(number)}
            lines={lines}
            latest={called.at(-1)}
          />
          <Caller called={called} />
          <LinePrizes pays={bingoPays(terms)} chances={bingoChances} lines={called.length > 0 ? lines.length : null} />
        </div>
      </Stage>
      <Actions>
        <SideAction disabled={isRunning} onPress={takeCard} label={texts.otherCard} />
        <MainAction
          onPress={isRunning ? finish : play}
          disabled={!isRunning && table.isPaused}
          label={isRunning ? texts.callAll : texts.play}
        />
      </Actions>
    </>
  );
}

function Caller({ called }: { called: readonly number[] }) {
  const latest = called.at(-1);
  return (
    <div className={styles.caller} aria-hidden="true">
      <p className={styles.ball} data-empty={latest === undefined}>
        {latest === undefined ? (
          '?'
        ) : (
          <>
            <span>{letters[Math.ceil(latest / 15) - 1]}</span>
            <strong>{latest}</strong>
          </>
        )}
      </p>
      <p className={styles.count}>{texts.ballsOf(called.length)}</p>
      <ol className={styles.before}>
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

export const game: GameModule = { Board: BingoBoard, help };
