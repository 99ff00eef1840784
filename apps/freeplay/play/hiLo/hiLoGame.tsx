import { useState } from 'react';
import {
  chooseHiLoTerms,
  drawHiLoCard,
  guessHiLo,
  listHiLoChoices,
  payHiLo,
  type HiLoChoice,
  type HiLoGuess,
  type HiLoRound,
} from '../../rules/hiLo.ts';
import type { Card } from '../../rules/cards.ts';
import { Actions, MainAction, SideAction, Stage } from '../Stage.tsx';
import { PlayingCard, nameCard } from '../cards/PlayingCard.tsx';
import type { GameModule, Table } from '../game.ts';
import { useKeys } from '../keys.ts';
import styles from './hiLoGame.module.css';
import { replayRandom } from '../../rules/random.ts';
import { formatCredits } from '../formatCredits.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';

const texts = {
  stage: 'Mayor o menor',
  question: '¿Mayor o menor?',
  past: 'Cartas de esta ronda',
  next: 'La próxima carta',
  start: 'Apostar',
  chooseFirst: 'Elige primero',
  collect: (pot: number) => `Cobrar ${formatCredits(pot)}`,
  otherCard: 'Otra carta',
  otherCardSaid: 'Otra carta para empezar.',
} as const;

/** With an ace or a king on the table the same rank is a guess of its own. */
function nameGuess(guess: HiLoGuess, rank: number): string {
  if (guess === 'same') return 'Igual';
  const isStrict = rank === 1 || rank === 13;
  if (guess === 'higher') return isStrict ? 'Mayor' : 'Mayor o igual';
  return isStrict ? 'Menor' : 'Menor o igual';
}

function formatRight(next: Card, pot: number): string {
  return `Salió ${nameCard(next)}: acertaste. Llevas ${formatCredits(pot)}.`;
}

function formatWrong(next: Card): string {
  return `Salió ${nameCard(next)}. Se acabó la racha.`;
}

function formatCollected(won: number, guesses: number): string {
  return `${guesses === 1 ? 'Un acierto' : `${guesses} aciertos`}: recibes ${formatCredits(won)}.`;
}

function formatMultiplier(multiplier: number): string {
  return `×${formatCredits(Math.floor(multiplier * 100 + 1e-9) / 100)}`;
}

function formatChance(chance: number): string {
  return `${formatCredits(Math.round(chance * 1000) / 10)} %`;
}

function helpHiLo({ rtp }: GameFacts): string[] {
  const { share, cap } = chooseHiLoTerms(rtp);
  return [
    '¿La próxima carta es mayor o menor? Cada acierto multiplica lo que llevas. Cobra cuando quieras; con un error se pierde todo.',
    'El as es la más baja y el rey la más alta. Cada carta sale de una baraja completa, así que lo que ya salió no cambia nada.',
    `Los pagos son la probabilidad dada vuelta, con un descuento una sola vez por ronda: juegues como juegues, a la larga vuelve ${formatCredits(share * 100)} %.`,
    `Antes de apostar puedes cambiar la primera carta. Al llegar cerca de ${formatCredits(cap)} veces tu apuesta el juego cobra solo.`,
    'Teclado: flecha arriba mayor, flecha abajo menor, I igual, Enter empieza o cobra.',
  ];
}

type Seen = { card: Card; past: readonly Card[]; round: HiLoRound | null; said: string; lastGuess: 'right' | 'wrong' | null };

function useHiLo(table: Table) {
  const terms = chooseHiLoTerms(table.facts.rtp);
  const [seen, setSeen] = useState<Seen>(() => ({
    card: drawHiLoCard(replayRandom(table.facts.id)),
    past: [],
    round: null,
    said: '',
    lastGuess: null,
  }));
  const { round } = seen;
  const choices = listHiLoChoices(round ?? { card: seen.card, chance: 1, guesses: 0 }, terms);
  const pot = round ? payHiLo(table.bet, round, terms) : 0;

  const start = () => {
    if (round || !table.stake()) return;
    table.play('tap');
    const card = seen.lastGuess === 'wrong' || seen.past.length > 0 ? drawHiLoCard(table.random) : seen.card;
    setSeen({ card, past: [], round: { card, chance: 1, guesses: 0 }, said: texts.question, lastGuess: null });
  };

  const collect = (ended: HiLoRound, past: readonly Card[]) => {
    const won = payHiLo(table.bet, ended, terms);
    setSeen({ card: ended.card, past, round: null, said: '', lastGuess: 'right' });
    table.settle(won, formatCollected(won, ended.guesses));
  };

  const guess = (choice: HiLoChoice) => {
    if (!round || table.isPaused) return;
    const next = drawHiLoCard(table.random);
    const past = [...seen.past, round.card];
    const after = guessHiLo(round, choice, next);
    if (!after) {
      setSeen({ card: next, past, round: null, said: '', lastGuess: 'wrong' });
      table.settle(0, formatWrong(next));
    } else if (listHiLoChoices(after, terms).length === 0) {
      collect(after, past);
    } else {
      table.play('deal');
      setSeen({ card: next, past, round: after, said: formatRight(next, payHiLo(table.bet, after, terms)), lastGuess: 'right' });
    }
  };

  const byGuess = (wanted: HiLoGuess) => () => {
    const choice = choices.find((each) => each.guess === wanted);
    if (choice) guess(choice);
  };
  useKeys({ arrowup: byGuess('higher'), arrowdown: byGuess('lower'), i: byGuess('same') });

  const drawAnother = () =>
    setSeen({ card: drawHiLoCard(table.random), past: [], round: null, said: texts.otherCardSaid, lastGuess: null });

  return { seen, choices, pot, start, collect, guess, drawAnother };
}

function HiLoBoard({ table }: { table: Table }) {
  const { seen, choices, pot, start, collect, guess, drawAnother } = useHiLo(table);
  const { round } = seen;
  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.table}>
          <ol className={styles.past} aria-label={texts.past}>
            {seen.past.slice(-7).map((card, place) => (
              <li key={seen.past.length * 8 + place}>
                <PlayingCard card={card} />
              </li>
            ))}
          </ol>
          <div className={styles.card} data-last={seen.lastGuess}>
            <PlayingCard key={`${seen.past.length} ${seen.card.rank} ${seen.card.suit}`} card={seen.card} />
          </div>
          <p className={styles.said} role="status">
            {seen.said}
          </p>
          <Choices {...{ choices }} card={seen.card} isOff={!round || table.isPaused} onGuess={guess} />
        </div>
      </Stage>
      <Actions>
        {round ? (
          <MainAction
            onPress={() => collect(round, seen.past)}
            disabled={round.guesses === 0 || table.isPaused}
            label={round.guesses === 0 ? texts.chooseFirst : texts.collect(pot)}
          />
        ) : (
          <>
            <MainAction onPress={start} disabled={table.isPaused} label={texts.start} />
            <SideAction onPress={drawAnother} label={texts.otherCard} />
          </>
        )}
      </Actions>
    </>
  );
}

type ChoicesProps = { choices: readonly HiLoChoice[]; card: Card; isOff: boolean; onGuess: (choice: HiLoChoice) => void };

function Choices({ choices, card, isOff, onGuess }: ChoicesProps) {
  return (
    <div className={styles.choices} role="group" aria-label={texts.next}>
      {choices.map((choice, place) => (
        <button type="button" key={place} className={styles.choice} aria-disabled={isOff} onClick={() => onGuess(choice)}>
          <Sign guess={choice.guess} />
          <b>{nameGuess(choice.guess, card.rank)}</b>
          <span>
            {formatMultiplier(choice.multiplier)} · {formatChance(choice.chance)}
          </span>
        </button>
      ))}
    </div>
  );
}

function Sign({ guess }: { guess: HiLoGuess }) {
  const path = guess === 'same' ? 'M5 9h14M5 15h14' : guess === 'higher' ? 'M12 20V5M5 11l7-7 7 7' : 'M12 4v15M5 13l7 7 7-7';
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="var(--highlight)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const game: GameModule = { Board: HiLoBoard, help: helpHiLo };
