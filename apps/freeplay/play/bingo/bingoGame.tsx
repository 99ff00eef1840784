import { useState } from 'react';
import { bingoBalls, bingoChances, bingoPays, drawCard, fullLines, playBingo } from '../../rules/bingo.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, SideAction, Stage } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { LinePrizes } from '../pieces/PrizeList.tsx';
import { NumberCard } from '../pieces/NumberCard.tsx';
import { useClock } from '../timing.ts';
import styles from './bingoGame.module.css';
import { replayRandom } from '../../rules/random.ts';
import { help, formatRound, texts } from './texts.ts';

const ballTime = 240;
const letters = ['B', 'I', 'N', 'G', 'O'];

type Round = ReturnType<typeof playBingo> & { shown: number };

function BingoBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [card, setCard] = useState(() => drawCard(replayRandom(table.facts.id)));
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
          <LinePrizes pays={bingoPays(terms)} chances={bingoChances()} lines={called.length > 0 ? lines.length : null} />
        </div>
      </Stage>
      <Actions>
        <SideAction disabled={isRunning} onPress={takeCard}>
          {texts.otherCard}
        </SideAction>
        {isRunning ? (
          <MainAction onPress={() => finish(round)}>{texts.callAll}</MainAction>
        ) : (
          <MainAction onPress={start} disabled={table.isPaused}>
            {texts.play}
          </MainAction>
        )}
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
