import { useRef, useState } from 'react';
import { drawRunners, runRace } from '../../rules/race.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction } from '../Actions.tsx';
import type { GameModule, Table } from '../game.ts';
import { useClock } from '../pieces/useClock.ts';
import { Stage } from '../Stage.tsx';
import { Track } from './Track.tsx';
import styles from './raceGame.module.css';
import { replayRandom } from '../../rules/random.ts';
import { help, tellRace, texts } from './texts.ts';

const firstArrival = 6200;
const betweenArrivals = 210;

/** Milliseconds until the last has arrived. */
const runTime = firstArrival + 5 * betweenArrivals;

type Race = ReturnType<typeof runRace> & { isOver: boolean };

function RaceBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [runners, setRunners] = useState(() => drawRunners(terms, replayRandom(table.facts.id)));
  const [choice, setChoice] = useState(0);
  const [race, setRace] = useState<Race | null>(null);
  const lanesRef = useRef<(HTMLElement | null)[]>([]);
  const isRunning = race !== null && !race.isOver;
  const place = (progress: (runner: number) => number) =>
    lanesRef.current.forEach((lane, runner) => lane?.style.setProperty('--at', String(progress(runner))));

  const finish = (done: Race) => {
    place(() => 1);
    setRace({ ...done, isOver: true });
    table.settle(done.won, tellRace(done, choice));
  };
  const start = () => {
    if (table.isPaused || !table.stake()) return;
    const next = { ...runRace({ bet: table.bet, choice, runners }, table.random), isOver: false };
    table.play('spin');
    if (table.isCalm) finish(next);
    else setRace(next);
  };
  const prepare = () => {
    setRace(null);
    setRunners(drawRunners(terms, table.random));
    place(() => 0);
  };
  useClock({
    isOn: isRunning,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      if (!race || race.isOver) return false;
      place((runner) => runProgress(elapsed, race.order.indexOf(runner), runner));
      if (elapsed < runTime) return true;
      finish(race);
      return false;
    },
  });

  return (
    <>
      <Stage label={texts.stage}>
        <fieldset className={styles.field} disabled={race !== null}>
          <legend className={styles.legend}>{texts.runner}</legend>
          {runners.map(({ won }, runner) => (
            <Track
              key={runner}
              runner={runner}
              odds={won}
              isChosen={choice === runner}
              place={race?.isOver ? race.order.indexOf(runner) + 1 : null}
              lane={(element) => {
                lanesRef.current[runner] = element;
              }}
              onChoose={() => setChoice(runner)}
            />
          ))}
        </fieldset>
      </Stage>
      <Actions>
        {isRunning ? (
          <MainAction onPress={() => finish(race)}>{texts.finish}</MainAction>
        ) : (
          <MainAction onPress={race ? prepare : start} disabled={table.isPaused}>
            {race ? texts.again : texts.start}
          </MainAction>
        )}
      </Actions>
    </>
  );
}

/** How far a runnerhas come, from 0 to 1. On the way each has its own good and bad moments, so that the lead changes; the arrival keeps the order. */
function runProgress(elapsed: number, place: number, runner: number): number {
  const time = Math.min(1, elapsed / (firstArrival + place * betweenArrivals));
  const mood = Math.sin(time * (7 + (runner % 3) * 2) + runner * 2.1) * Math.sin(Math.PI * time) ** 2;
  return time + 0.055 * mood;
}

export const raceGame: GameModule = { Board: RaceBoard, help };
