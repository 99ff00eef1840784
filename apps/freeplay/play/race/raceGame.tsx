import { useRef, useState } from 'react';
import { drawRunners, runRace } from '../../rules/race.ts';
import { replayRandom } from '../../rules/random.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, Spoken, Stage } from '../Stage.tsx';
import { formatTimes, formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { ChoiceTile } from '../pieces/choices.tsx';
import { useRun } from '../timing.ts';
import styles from './raceGame.module.css';
import type { GameFacts } from '../../rules/gameFacts.ts';

const runnerNames: readonly string[] = ['Puelche', 'Terral', 'Surazo', 'Camanchaca', 'Travesía', 'Raco'];

const texts = {
  stage: 'Regata de seis veleros',
  runner: 'Tu velero',
  place: (place: number) => `${place}º`,
  start: 'Largar',
  finish: 'Ver la llegada',
  again: 'Nueva regata',
} as const;

function formatRace({ order, won }: { order: readonly number[]; won: number }, choice: number): string {
  const winner = runnerNames[order[0] ?? 0] ?? '';
  if (order[0] === choice) return `¡Ganó ${winner}, tu velero! Recibes ${formatCredits(won)}.`;
  const back = won > 0 ? ` Recibes ${formatCredits(won)}.` : '';
  return `Ganó ${winner}; ${runnerNames[choice] ?? ''} llegó en el lugar ${order.indexOf(choice) + 1}.${back}`;
}

function help(facts: GameFacts): string[] {
  return [
    'Elige uno de los seis veleros y larga la regata. Si llega primero, cobras tu apuesta por su cuota.',
    'Las cuotas cambian en cada regata. Una cuota baja es un favorito: gana más seguido y paga menos. Todas devuelven lo mismo a la larga.',
    `El orden de llegada se sortea al largar; la regata lo muestra. Ninguna cuota pasa de ${formatTimes(readTerms(facts).limit)}.`,
  ];
}

const firstArrival = 6200;
const betweenArrivals = 210;

/** Milliseconds until the last has arrived. */
const runTime = firstArrival + 5 * betweenArrivals;

function RaceBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [runners, setRunners] = useState(() => drawRunners(terms, replayRandom(table.facts.id)));
  const [choice, setChoice] = useState(0);
  const lanesRef = useRef<(HTMLElement | null)[]>([]);
  const place = (progress: (runner: number) => number) =>
    lanesRef.current.forEach((lane, runner) => lane?.style.setProperty('--at', String(progress(runner))));
  const {
    round: race,
    isRunning,
    isOver,
    start,
    finish,
    clear,
  } = useRun<ReturnType<typeof runRace>>(table, {
    onFrame: ({ order }, elapsed) => {
      place((runner) => runProgress(elapsed, order.indexOf(runner), runner));
      return elapsed < runTime;
    },
    onEnd: (done) => {
      place(() => 1);
      table.settle(done.won, formatRace(done, choice));
    },
  });
  const play = () => start(() => runRace({ bet: table.bet, choice, runners }, table.random));
  const prepare = () => {
    clear();
    setRunners(drawRunners(terms, table.random));
    place(() => 0);
  };

  return (
    <>
      <Stage label={texts.stage}>
        <fieldset className={styles.field} disabled={race !== null}>
          <legend>
            <Spoken>{texts.runner}</Spoken>
          </legend>
          {runners.map(({ won }, runner) => (
            <Track
              key={runner}
              runner={runner}
              odds={won}
              isChosen={choice === runner}
              place={race && isOver ? race.order.indexOf(runner) + 1 : null}
              lane={(element) => {
                lanesRef.current[runner] = element;
              }}
              onChoose={() => setChoice(runner)}
            />
          ))}
        </fieldset>
      </Stage>
      <Actions>
        <MainAction
          onPress={isRunning ? finish : race ? prepare : play}
          disabled={!isRunning && table.isPaused}
          label={isRunning ? texts.finish : race ? texts.again : texts.start}
        />
      </Actions>
    </>
  );
}

/** How far a runner has come, from 0 to 1. On the way each has its own good and bad moments, so that the lead changes; the arrival keeps the order. */
function runProgress(elapsed: number, place: number, runner: number): number {
  const time = Math.min(1, elapsed / (firstArrival + place * betweenArrivals));
  const mood = Math.sin(time * (7 + (runner % 3) * 2) + runner * 2.1) * Math.sin(Math.PI * time) ** 2;
  return time + 0.055 * mood;
}

type Props = {
  runner: number;
  odds: number;
  isChosen: boolean;
  place: number | null;
  /** What moves: `--at` says how far, from 0 to 1. */
  lane: (element: HTMLElement | null) => void;
  onChoose: () => void;
};

function Track({ runner, odds, isChosen, place, lane, onChoose }: Props) {
  return (
    <ChoiceTile group="runner" className={`${styles.track} ${place === 1 ? styles.first : ''}`} isChosen={isChosen} onChoose={onChoose}>
      <span className={styles.words}>
        <span className={styles.name}>{runnerNames[runner]}</span>
        <strong className={styles.odds}>{formatTimes(odds)}</strong>
      </span>
      <span className={styles.lane}>
        <span className={styles.runner} ref={lane} data-runner={runner}>
          <svg viewBox="0 0 48 52" aria-hidden="true" className={styles.boat}>
            <path fill={isChosen ? 'var(--highlight)' : 'var(--tile)'} d="M22 2Q42 18 42 38H22z" />
            <path fill="var(--tile-line)" d="M19 8Q9 24 4 38h15z" />
            <path fill={isChosen ? 'var(--tile)' : 'var(--board-line)'} d="M2 41h44q-3 9-9 9H11q-6 0-9-9z" />
            <text fill="var(--on-tile)" fontWeight="720" fontSize="15" textAnchor="middle" x="29" y="33">
              {runner + 1}
            </text>
          </svg>
        </span>
      </span>
      <span className={styles.place}>{place === null ? '' : texts.place(place)}</span>
    </ChoiceTile>
  );
}

export const game: GameModule = { Board: RaceBoard, help };
