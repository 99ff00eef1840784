/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import { drawRunners, runRace } from '../../rules/race.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction } from '../Actions.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { formatTimes } from '../pieces/formatTimes.ts';
import { useClock } from '../pieces/useClock.ts';
import { Stage } from '../Stage.tsx';
import { runProgress, runTime } from './runProgress.ts';
import { runnerNames } from './runnerNames.ts';
import { Track } from './Track.tsx';
import styles from './raceGame.module.css';

type Race = ReturnType<typeof runRace> & { isOver: boolean };

function RaceBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [runners, setRunners] = useState(() => drawRunners(terms, table.random));
  const [choice, setChoice] = useState(0);
  const [race, setRace] = useState<Race | null>(null);
  const lanesRef = useRef<(HTMLElement | null)[]>([]);
  const isRunning = race !== null && !race.isOver;
  const place = (progress: (runner: number) => number) =>
    lanesRef.current.forEach((lane, runner) => lane?.style.setProperty('--at', String(progress(runner))));

  const finish = (done: Race) => {
    place(() => 1);
    setRace({ ...done, isOver: true });
    table.settle(done.won, formatRace(done, choice));
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
      <Stage label="Regata de seis veleros">
        <fieldset class={styles.field} disabled={race !== null}>
          <legend class={styles.legend}>Tu velero</legend>
          {runners.map(({ won }, runner) => (
            <Track
              key={runner}
              runner={runner}
              odds={won}
              isChosen={choice === runner}
              place={race?.isOver ? race.order.indexOf(runner) + 1 : null}
              lane={(element) => (lanesRef.current[runner] = element)}
              onChoose={() => setChoice(runner)}
            />
          ))}
        </fieldset>
      </Stage>
      <Actions>
        {isRunning ? (
          <MainAction onPress={() => finish(race)}>Ver la llegada</MainAction>
        ) : (
          <MainAction onPress={race ? prepare : start} disabled={table.isPaused}>
            {race ? 'Nueva regata' : 'Largar'}
          </MainAction>
        )}
      </Actions>
    </>
  );
}

function formatRace({ order, won }: Race, choice: number): string {
  const winner = runnerNames[order[0] ?? 0] ?? '';
  if (order[0] === choice) return `¡Ganó ${winner}, tu velero! Recibes ${formatCredits(won)}.`;
  const back = won > 0 ? ` Recibes ${formatCredits(won)}.` : '';
  return `Ganó ${winner}; ${runnerNames[choice] ?? ''} llegó en el lugar ${order.indexOf(choice) + 1}.${back}`;
}

export const raceGame: GameModule = {
  Board: RaceBoard,
  help: (facts) => [
    'Elige uno de los seis veleros y larga la regata. Si llega primero, cobras tu apuesta por su cuota.',
    'Las cuotas cambian en cada regata. Una cuota baja es un favorito: gana más seguido y paga menos. Todas devuelven lo mismo a la larga.',
    `El orden de llegada se sortea al largar; la regata lo muestra. Ninguna cuota pasa de ${formatTimes(readTerms(facts).limit)}.`,
  ],
};
