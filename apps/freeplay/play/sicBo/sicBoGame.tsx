import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { chooseSicBoReturn, listSicBoBets, matchSicBo, paySicBo, type SicBoBet } from '../../rules/sicBo.ts';
import { Actions, MainAction, Stage, Spoken } from '../Stage.tsx';
import { Chip } from '../chips/Chip.tsx';
import { ChipTools, useChips, chipTexts } from '../chips/chipTable.tsx';
import { stepThroughSpots } from '../keys.ts';
import { Die } from '../dice/Die.tsx';
import type { GameModule, Table } from '../game.ts';
import { usePace } from '../timing.ts';
import { formatPay, helpSicBo, nameSicBoBet, formatRoll, texts } from './texts.ts';
import styles from './sicBoGame.module.css';
import { rollDice } from '../../rules/random.ts';

const rollTime = 1100;

function SicBoBoard({ table }: { table: Table }) {
  const rtp = chooseSicBoReturn(table.facts.rtp);
  const bets = useMemo(() => listSicBoBets(), []);
  const laid = useChips(table);
  const pace = usePace(table);
  const [dice, setDice] = useState<readonly number[]>([1, 2, 3]);
  const [isRolling, setRolling] = useState(false);

  const roll = async () => {
    if (isRolling || laid.total === 0 || !table.stake(laid.total)) return;
    const rolled = rollDice(3, table.random);
    setRolling(true);
    table.play('spin');
    await pace(rollTime);
    const won = paySicBo(bets, laid.chips, rolled, rtp);
    setDice(rolled);
    setRolling(false);
    laid.markPlayed();
    table.settle(won, formatRoll(rolled, won));
  };

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.room}>
          <div className={styles.dice}>
            {dice.map((face, place) => (
              <Die key={place} face={face} isRolling={isRolling} />
            ))}
          </div>
          <p className={styles.laid} role="status">
            {laid.isShort ? chipTexts.short : chipTexts.laid(laid.total)}
          </p>
          <SicBoTable
            bets={bets}
            rtp={rtp}
            chips={laid.chips}
            dice={laid.isPlayed && !isRolling ? dice : null}
            isLocked={isRolling}
            onLay={laid.lay}
            onUndo={() => !isRolling && laid.canUndo && laid.undo()}
          />
        </div>
      </Stage>
      <Actions>
        <ChipTools
          canUndo={laid.canUndo && !isRolling}
          canClear={laid.total > 0 && !isRolling}
          canRepeat={laid.isPlayed && !isRolling}
          onUndo={laid.undo}
          onClear={laid.clear}
          onRepeat={laid.repeat}
        />
        <MainAction onPress={() => void roll()} disabled={isRolling || laid.total === 0 || table.isPaused}>
          {texts.roll}
        </MainAction>
      </Actions>
    </>
  );
}

type TableProps = {
  bets: readonly SicBoBet[];
  rtp: number;
  chips: Readonly<Record<string, number>>;
  dice: readonly number[] | null;
  isLocked: boolean;
  onLay: (id: string) => void;
  onUndo: () => void;
};

function SicBoTable({ bets, rtp, chips, dice, isLocked, onLay, onUndo }: TableProps) {
  const cloth = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState('small');
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Backspace') onUndo();
    else if (cloth.current && stepThroughSpots(cloth.current, event.key)) event.preventDefault();
  };
  return (
    <div className={styles.cloth} ref={cloth} role="group" aria-label={chipTexts.table}>
      {bets.map((bet) => {
        const chip = chips[bet.id] ?? 0;
        return (
          <button
            type="button"
            key={bet.id}
            className={styles.spot}
            data-kind={bet.kind}
            data-lit={dice !== null && matchSicBo(bet, dice) > 0}
            tabIndex={bet.id === entry ? 0 : -1}
            aria-disabled={isLocked}
            onKeyDown={onKeyDown}
            onFocus={() => setEntry(bet.id)}
            onClick={() => !isLocked && onLay(bet.id)}
          >
            <Spoken>{`${nameSicBoBet(bet)}, ${formatPay(bet, rtp)}${chip > 0 ? `, ${chipTexts.onIt(chip)}` : ''}`}</Spoken>
            <Face bet={bet} />
            <small aria-hidden="true">{formatPay(bet, rtp)}</small>
            {chip > 0 && <Chip amount={chip} />}
          </button>
        );
      })}
    </div>
  );
}

function Face({ bet }: { bet: SicBoBet }) {
  const count = { single: 1, double: 2, triple: 3 }[bet.kind as string];
  if (count === undefined) return <b aria-hidden="true">{bet.kind === 'total' ? bet.number : nameSicBoBet(bet)}</b>;
  return (
    <span className={styles.faces} aria-hidden="true">
      {[0, 1, 2].slice(0, count).map((place) => (
        <Die key={place} face={bet.number} />
      ))}
    </span>
  );
}

export const game: GameModule = { Board: SicBoBoard, help: helpSicBo };
