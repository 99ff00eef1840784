import { useRef, useState } from 'react';
import { spinWheel, wheelPrize, wheelSegments, wheelSymbols, type WheelSymbol } from '../../rules/prizeWheel.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, Stage, Spoken } from '../Stage.tsx';
import { formatTimes, formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { WheelPicture } from './WheelPicture.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { ChoiceTile } from '../pieces/choices.tsx';
import { useRun } from '../timing.ts';
import styles from './gameShowGame.module.css';
import type { GameFacts } from '../../rules/gameFacts.ts';

const names: Record<WheelSymbol, string> = {
  sun: 'Sol',
  moon: 'Luna',
  wave: 'Ola',
  star: 'Estrella',
  mountain: 'Volcán',
  condor: 'Cóndor',
};

const texts = {
  names,
  stage: 'Rueda de la fortuna',
  symbol: 'Tu símbolo',
  segments: ' casillas',
  spin: 'Girar',
  stop: 'Detener',
} as const;

function nameSymbol(symbol: number | undefined): string {
  const found = wheelSymbols[symbol ?? 0];
  return found ? names[found.id] : '';
}

function formatTurn({ segment, isHit, won }: { segment: number; isHit: boolean; won: number }, symbol: number): string {
  const stopped = nameSymbol(wheelSegments[segment]);
  if (isHit) return `Salió ${stopped}: recibes ${formatCredits(won)}.`;
  const back = won > 0 ? ` Recibes ${formatCredits(won)}.` : '';
  return `Salió ${stopped} y jugabas a ${nameSymbol(symbol)}: esta vez no.${back}`;
}

function help(facts: GameFacts): string[] {
  const terms = readTerms(facts);
  const symbols = wheelSymbols.map(({ id, count }, index) => `${names[id]} ${count} (paga ${formatTimes(wheelPrize(index, terms).won)})`);
  return [
    'Elige uno de los seis símbolos y gira la rueda. Si se detiene en el tuyo, cobras lo que muestra.',
    `La rueda tiene ${wheelSegments.length} casillas iguales: ${symbols.join(', ')}.`,
    'Todos los símbolos devuelven lo mismo a la larga: el que paga más sale menos. Cuando un premio no da créditos enteros, la fracción se sortea.',
  ];
}

const turnTime = 4600;
const wholeTurns = 4;
const step = 360 / wheelSegments.length;

type Turn = ReturnType<typeof spinWheel> & { from: number; to: number };

function ShowBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [symbol, setSymbol] = useState(0);
  const wheel = useRef<SVGGElement>(null);
  const turnTo = (degrees: number) => wheel.current?.setAttribute('transform', `rotate(${degrees})`);
  const run = useRun<Turn>(table, {
    onFrame: ({ from, to }, elapsed) => {
      const done = Math.min(1, elapsed / turnTime);
      turnTo(from + (to - from) * (1 - (1 - done) ** 3.2));
      return done < 1;
    },
    onEnd: (done) => {
      turnTo(done.to);
      table.settle(done.won, formatTurn(done, symbol));
    },
  });
  const draw = (): Turn => {
    const result = spinWheel({ bet: table.bet, symbol, terms }, table.random);
    // Not just the middle of a segment: the pointer stops anywhere within it.
    const inside = (table.random() - 0.5) * step * 0.7;
    return { ...result, from: (run.round?.to ?? 0) % 360, to: 360 * (wholeTurns + 1) - result.segment * step + inside };
  };

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.room}>
          <WheelPicture wheel={wheel} stopped={run.isOver && run.round ? run.round.segment : null} />
          <SymbolChoice
            chosen={symbol}
            prizes={wheelSymbols.map((_, index) => wheelPrize(index, terms))}
            isLocked={run.isRunning}
            onChoose={setSymbol}
          />
        </div>
      </Stage>
      <Actions>
        <MainAction
          onPress={run.isRunning ? run.finish : () => run.start(draw)}
          disabled={!run.isRunning && table.isPaused}
          label={run.isRunning ? texts.stop : texts.spin}
        />
      </Actions>
    </>
  );
}

type Props = { chosen: number; prizes: readonly { won: number; lost: number }[]; isLocked: boolean; onChoose: (symbol: number) => void };

function SymbolChoice({ chosen, prizes, isLocked, onChoose }: Props) {
  return (
    <fieldset className={styles.symbols} disabled={isLocked}>
      <legend>
        <Spoken>{texts.symbol}</Spoken>
      </legend>
      {wheelSymbols.map(({ id, count }, index) => (
        <ChoiceTile key={id} group="symbol" className={styles.symbol} isChosen={chosen === index} onChoose={() => onChoose(index)}>
          <Mark name={id} className={styles.mark} />
          <span className={styles.words}>
            <strong>{formatTimes(prizes[index]?.won ?? 0)}</strong>
            <span className={styles.count}>
              {texts.names[id]}
              <span className={styles.share}>
                {' '}
                · {count}
                <Spoken>{texts.segments}</Spoken>
              </span>
            </span>
          </span>
        </ChoiceTile>
      ))}
    </fieldset>
  );
}

export const game: GameModule = { Board: ShowBoard, help };
