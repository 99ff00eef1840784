import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { customProperties } from '../customProperties.ts';
import { Chip } from '../chips/Chip.tsx';
import { type Chips, chipTexts } from '../chips/chipTable.tsx';
import { colourOf, type RouletteBet } from '../../rules/roulette.ts';
import { ColourMark } from './RouletteWheel.tsx';
import { labelCell, nameRouletteBet, type InsideMode } from './texts.ts';
import { stepThroughSpots } from '../keys.ts';
import styles from './RouletteTable.module.css';

type Props = {
  bets: readonly RouletteBet[];
  chips: Chips;
  mode: InsideMode;
  pocket: number | null;
  isLocked: boolean;
  onLay: (id: string) => void;
  onUndo: () => void;
  onAim: (bet: RouletteBet | null) => void;
};

/** The cloth, above it the places for chips (one button each, of which one is in the order of Tab), above them the chips. */
export function RouletteTable({ bets, chips, mode, pocket, isLocked, onLay, onUndo, onAim }: Props) {
  const [aimed, setAimed] = useState<RouletteBet | null>(null);
  const [entry, setEntry] = useState('straight-17');
  const table = useRef<HTMLDivElement>(null);
  const aim = (bet: RouletteBet | null) => {
    setAimed(bet);
    onAim(bet);
  };
  const shown = bets.filter(({ kind, numbers }) => numbers.length > 6 || mode === 'all' || kind === mode);
  const first = shown.some(({ id }) => id === entry) ? entry : shown[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Backspace') onUndo();
    else if (table.current && stepThroughSpots(table.current, event.key)) event.preventDefault();
  };
  return (
    <div
      className={styles.table}
      ref={table}
      role="group"
      aria-label={chipTexts.table}
      data-mode={mode}
      data-locked={isLocked}
      onPointerLeave={() => aim(null)}
    >
      {bets.filter(isOnCloth).map((bet) => (
        <Cell
          key={bet.id}
          bet={bet}
          isLit={aimed !== null && bet.kind === 'straight' && aimed.numbers.includes(bet.numbers[0] ?? -1)}
          isWon={pocket !== null && bet.numbers.includes(pocket) && (bet.kind === 'straight' || (chips[bet.id] ?? 0) > 0)}
          isLaid={bet.numbers.length > 6 && (chips[bet.id] ?? 0) > 0}
        />
      ))}
      {shown.map((bet) => (
        <button
          type="button"
          key={bet.id}
          className={styles.spot}
          data-kind={bet.kind}
          data-band={bandOf(bet)}
          data-across={Number.isInteger(bet.x)}
          data-zero={bet.x <= 1}
          style={placeOf(bet)}
          tabIndex={bet.id === first ? 0 : -1}
          aria-disabled={isLocked}
          aria-label={`${nameRouletteBet(bet)}${chips[bet.id] ? `, ${chipTexts.onIt(chips[bet.id] ?? 0)}` : ''}`}
          onKeyDown={onKeyDown}
          onPointerEnter={() => aim(bet)}
          onFocus={() => {
            setEntry(bet.id);
            aim(bet);
          }}
          onBlur={() => aim(null)}
          onClick={() => !isLocked && onLay(bet.id)}
        />
      ))}
      {bets
        .filter(({ id }) => chips[id])
        .map((bet) => (
          <span
            key={bet.id}
            className={styles.laid}
            data-aside={bet.numbers.length > 6}
            data-band={bandOf(bet)}
            style={placeOf(bet)}
            data-lost={pocket !== null && !bet.numbers.includes(pocket)}
            aria-hidden="true"
          >
            <Chip amount={chips[bet.id] ?? 0} />
          </span>
        ))}
    </div>
  );
}

function Cell({ bet, isLit, isWon, isLaid }: { bet: RouletteBet; isLit: boolean; isWon: boolean; isLaid: boolean }) {
  const colour = colourOfCell(bet);
  return (
    <span
      className={styles.cell}
      data-colour={colour}
      data-band={bandOf(bet)}
      data-aimed={isLit}
      data-lit={isWon}
      data-laid={isLaid}
      style={placeOf(bet)}
      aria-hidden="true"
    >
      {(colour === 'red' || colour === 'black') && <ColourMark colour={colour} />}
      {labelCell(bet)}
      {bet.kind === 'column' && <small className={styles.column}>{bet.numbers.slice(0, 3).join('-')}…</small>}
    </span>
  );
}

function isOnCloth({ kind, numbers }: RouletteBet): boolean {
  return kind === 'straight' || numbers.length > 6;
}

function colourOfCell({ kind, numbers }: RouletteBet): string {
  return kind === 'straight' ? colourOf(numbers[0] ?? 0) : kind;
}

function bandOf({ kind, numbers, x }: RouletteBet): string {
  if (kind === 'column') return 'column';
  if (numbers.length > 6) return 'outside';
  if (x < 1) return 'zero';
  return x > 7 ? 'second' : 'first';
}

/** In cells of the table; the style sheet turns it upright on narrow screens. */
function placeOf(bet: RouletteBet): CSSProperties {
  const [width, height] = sizeOf(bet);
  return customProperties({ '--at-x': bet.x, '--at-y': bet.y, '--wide': width, '--high': height });
}

function sizeOf({ kind, numbers, x, y }: RouletteBet): [width: number, height: number] {
  if (kind === 'dozen') return [4, 1];
  if (numbers.length === 18) return [2, 1];
  return kind === 'straight' && x < 1 ? [1, y === 1.5 ? 3 : 1.5] : [1, 1];
}
