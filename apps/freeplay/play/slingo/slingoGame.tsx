import { useState } from 'react';
import { cardLines } from '../../rules/cardLines.ts';
import { drawCard } from '../../rules/cardLines.ts';
import { playSlingo, slingoChances, slingoPays, slingoSpins, type ReelStop } from '../../rules/slingo.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, SideAction, Stage, Spoken } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { LinePrizes } from '../pieces/PrizeList.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { NumberCard } from '../pieces/NumberCard.tsx';
import { useClock } from '../timing.ts';
import styles from './slingoGame.module.css';
import { replayRandom } from '../../rules/random.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

const texts = {
  stage: 'Cartón y rodillos de slingo',
  otherCard: 'Otro cartón',
  reels: 'Rodillos',
  joker: 'comodín',
  play: `Jugar ${slingoSpins} giros`,
  spin: (left: number) => `Girar: ${left === 1 ? 'queda 1' : `quedan ${left}`}`,
} as const;

function formatRound({ lines, won }: { lines: number; won: number }): string {
  const what = lines === 12 ? '¡Cartón lleno!' : lines === 1 ? 'Una línea' : `${lines} líneas`;
  return lines === 0 ? 'Ninguna línea en ocho giros: esta vez no.' : `${what}: recibes ${formatCredits(won)}.`;
}

function help(facts: GameFacts): string[] {
  return [
    `Una apuesta son ${slingoSpins} giros. Cada rodillo muestra un número de su columna; si está en tu cartón, se marca. La estrella es comodín: marca una casilla al azar de su columna.`,
    'Un número que ya salió no vuelve a salir en la ronda. Al final cobras según cuántas filas, columnas y diagonales completaste.',
    `Ningún premio pasa de ${formatTimes(readTerms(facts).limit)} la apuesta. Cuando un premio no da créditos enteros, la fracción se sortea.`,
  ];
}

const spinTime = 900;
const flickTime = 70;

type Round = ReturnType<typeof playSlingo> & { spun: number; isSpinning: boolean };

function SlingoBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [card, setCard] = useState(() => drawCard(replayRandom(table.facts.id)));
  const [round, setRound] = useState<Round | null>(null);
  const [flick, setFlick] = useState(0);
  const isOpen = round !== null && (round.spun < slingoSpins || round.isSpinning);
  const seen = round?.spins.slice(0, round.spun) ?? [];
  const marked = new Set(seen.flat().map(({ field }) => field));
  const lines = cardLines.filter((line) => line.every((field) => marked.has(field)));
  const left = slingoSpins - (round?.spun ?? 0);

  const stop = (spinning: Round) => {
    const next = { ...spinning, spun: spinning.spun + 1, isSpinning: false };
    setRound(next);
    if (next.spun < slingoSpins) return table.play('stop');
    table.settle(next.won, formatRound(next));
  };
  const spin = () => {
    if (table.isPaused || round?.isSpinning) return;
    if (!isOpen && !table.stake()) return;
    const current = isOpen ? round : { ...playSlingo({ bet: table.bet, card, terms }, table.random), spun: 0 };
    const next = { ...current, isSpinning: true };
    table.play('spin');
    if (table.isCalm) stop(next);
    else setRound(next);
  };
  useClock({
    isOn: round?.isSpinning === true,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      if (!round?.isSpinning) return false;
      if (elapsed >= spinTime) stop(round);
      else setFlick(Math.floor(elapsed / flickTime));
      return elapsed < spinTime;
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
          <div className={styles.board}>
            <NumberCard
              heads={['S', 'L', 'I', 'N', 'G']}
              numbers={card}
              isMarked={(number) => marked.has(card.indexOf(number))}
              lines={lines}
              latest={undefined}
            />
            <Reels stops={seen.at(-1)} flick={round?.isSpinning ? flick : null} />
          </div>
          <LinePrizes pays={slingoPays(terms)} chances={slingoChances} lines={round ? lines.length : null} />
        </div>
      </Stage>
      <Actions>
        <SideAction disabled={isOpen} onPress={takeCard} label={texts.otherCard} />
        <MainAction onPress={spin} disabled={table.isPaused || round?.isSpinning === true} label={isOpen ? texts.spin(left) : texts.play} />
      </Actions>
    </>
  );
}

function Reels({ stops, flick }: { stops: readonly ReelStop[] | undefined; flick: number | null }) {
  return (
    <ol className={styles.reels} aria-label={texts.reels} data-spinning={flick !== null}>
      {[0, 1, 2, 3, 4].map((column) => {
        const stop = stops?.[column];
        const passing = flick === null ? null : column * 15 + 1 + ((flick * 4 + column * 7) % 15);
        return (
          <li key={column} data-lit={flick === null && stop !== undefined && stop.field !== null}>
            {passing ?? (stop ? (stop.number ?? <Joker />) : '-')}
          </li>
        );
      })}
    </ol>
  );
}

function Joker() {
  return (
    <>
      <Mark name="star" className={styles.joker} />
      <Spoken>{texts.joker}</Spoken>
    </>
  );
}

export const game: GameModule = { Board: SlingoBoard, help };
