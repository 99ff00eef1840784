import { useRef, useState } from 'react';
import { drawCrash, heightAfter, payFlight, timeOfHeight } from '../../rules/crash.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, Stage } from '../Stage.tsx';
import { formatCredits, formatTimes } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { ChoiceField } from '../pieces/choices.tsx';
import { useClock } from '../timing.ts';
import { drawFlight, FlightPicture, type FlightParts } from './FlightPicture.tsx';
import styles from './crashGame.module.css';
import type { GameFacts } from '../../rules/gameFacts.ts';

const texts = {
  stage: 'Vuelo del volantín',
  start: 'Elevar',
  getOff: 'Bajarme con',
  exit: 'Bajarse',
  byHand: 'A mano',
  exitAt: (height: number) => `En ${formatTimes(height)}`,
  past: 'Últimos cortes',
  verdict: ({ exit, won }: { exit: number | null; won: number }) => (exit === null ? 'Cortado' : `A salvo con ${formatCredits(won)}`),
} as const;

function formatFlight(crash: number, exit: number | null, won: number): string {
  if (exit !== null) return `Te bajaste en ${formatTimes(exit)}: recibes ${formatCredits(won)}. Se cortó en ${formatTimes(crash)}.`;
  return crash === 0 ? 'Se cortó antes de elevarse: esta vez no.' : `Se cortó en ${formatTimes(crash)}: esta vez no.`;
}

function help(facts: GameFacts): string[] {
  const { share, limit } = readTerms(facts);
  const chance = (height: number) => `${formatCredits(Math.round((share * 10_000) / height) / 100)} %`;
  return [
    'Elevas un volantín y su multiplicador sube desde ×1. Bájate antes de que se corte el hilo y cobras tu apuesta por el multiplicador; si se corta primero, la pierdes.',
    'Puedes bajarte a mano o dejar elegido el multiplicador antes de elevar.',
    `El corte se sortea antes de partir. La probabilidad de llegar a ×2 es ${chance(2)} y a ×10, ${chance(10)}: bajarse antes o después devuelve lo mismo a la larga, y los vuelos anteriores no anuncian el próximo.`,
    `En ${formatTimes(limit)} el vuelo termina y se cobra solo.`,
  ];
}

const exits = [1.5, 2, 3, 5, 10, 50];
const byHand = 'hand';
const shownFlights = 6;

type Flight = { crash: number; exit: number | null; isOver: boolean; won: number };

function useFlight(table: Table) {
  const terms = readTerms(table.facts);
  const [choice, setChoice] = useState(byHand);
  const [flight, setFlight] = useState<Flight | null>(null);
  const [past, setPast] = useState<number[]>([]);
  const partsRef = useRef<FlightParts>({});
  const buttonRef = useRef<HTMLSpanElement>(null);
  const shownRef = useRef({ height: 1, isCut: false });
  const isFlying = flight !== null && !flight.isOver;
  // Without motion nobody can choose the moment: the flight is over at once and needs a height to get off at.
  const chosen = choice === byHand && table.isCalm ? '2' : choice;
  const planned = chosen === byHand ? terms.limit : Math.min(Number(chosen), terms.limit);

  const show = (height: number, isCut: boolean) => {
    shownRef.current = { height, isCut };
    drawFlight(partsRef.current, shownRef.current);
    if (buttonRef.current) buttonRef.current.textContent = formatCredits(Math.floor(table.bet * height));
  };
  const finish = (crash: number, exit: number | null) => {
    const won = payFlight({ bet: table.bet, crash, exit }, table.random);
    setFlight({ crash, exit, isOver: true, won });
    setPast((flights) => [crash, ...flights].slice(0, shownFlights));
    show(exit ?? Math.max(1, crash), exit === null);
    table.settle(won, formatFlight(crash, exit, won));
  };
  const start = () => {
    if (table.isPaused || !table.stake()) return;
    const crash = drawCrash(terms, table.random);
    if (table.isCalm || crash === 0) return finish(crash, planned <= crash ? planned : null);
    table.play('spin');
    show(1, false);
    setFlight({ crash, exit: null, isOver: false, won: 0 });
  };
  const getOff = () => flight && finish(flight.crash, shownRef.current.height);

  useClock({
    isOn: isFlying,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      if (!flight || flight.isOver) return false;
      const end = Math.min(planned, flight.crash);
      // The last frame before the end shows just that: a drawn height never passes it.
      const isEnd = elapsed >= timeOfHeight(end + (planned <= flight.crash ? 0 : 0.01));
      if (isEnd) finish(flight.crash, planned <= flight.crash ? planned : null);
      else show(Math.min(end, heightAfter(elapsed)), false);
      return !isEnd;
    },
  });

  return { limit: terms.limit, chosen, setChoice, flight, isFlying, past, partsRef, buttonRef, shownRef, start, getOff };
}

function CrashBoard({ table }: { table: Table }) {
  const { limit, chosen, setChoice, flight, isFlying, past, partsRef, buttonRef, shownRef, start, getOff } = useFlight(table);

  return (
    <>
      <Stage label={texts.stage}>
        <FlightPicture
          parts={partsRef}
          shown={shownRef}
          isCut={flight?.isOver === true && flight.exit === null}
          isSafe={flight !== null && flight.exit !== null}
          verdict={flight?.isOver ? texts.verdict(flight) : ''}
        />
        <PastFlights flights={past} />
      </Stage>
      <Actions>
        <ChoiceField
          label={texts.exit}
          value={chosen}
          isLocked={isFlying}
          onChoose={setChoice}
          options={[
            ...(table.isCalm ? [] : [{ value: byHand, label: texts.byHand }]),
            ...exits.filter((exit) => exit <= limit).map((exit) => ({ value: String(exit), label: texts.exitAt(exit) })),
          ]}
        />
        <MainAction
          onPress={isFlying ? getOff : start}
          disabled={table.isPaused}
          label={
            isFlying ? (
              <>
                {texts.getOff} <span ref={buttonRef}>{formatCredits(table.bet)}</span>
              </>
            ) : (
              texts.start
            )
          }
        />
      </Actions>
    </>
  );
}

function PastFlights({ flights }: { flights: readonly number[] }) {
  if (flights.length === 0) return null;
  return (
    <ol className={styles.past} aria-label={texts.past}>
      {flights.map((crash, index) => (
        <li key={flights.length - index} data-high={crash >= 2}>
          {formatTimes(Math.max(1, crash))}
        </li>
      ))}
    </ol>
  );
}

export const game: GameModule = { Board: CrashBoard, help };
