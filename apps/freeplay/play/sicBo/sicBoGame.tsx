import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { chooseSicBoReturn, listSicBoBets, matchSicBo, paySicBo, type SicBoBet, sicBoMultipliers } from '../../rules/sicBo.ts';
import { Actions, MainAction, Stage, Spoken } from '../Stage.tsx';
import { Chip } from '../chips/Chip.tsx';
import { ChipTools, useChips, chipTexts } from '../chips/chipTable.tsx';
import { stepThroughSpots } from '../keys.ts';
import { Die } from '../dice/Die.tsx';
import type { GameModule, Table } from '../game.ts';
import { usePace } from '../timing.ts';
import styles from './sicBoGame.module.css';
import { rollDice } from '../../rules/random.ts';
import { formatCredits } from '../formatCredits.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';

const names = { small: 'Chico', big: 'Grande', odd: 'Impar', even: 'Par', anyTriple: 'Cualquier trío' } as const;

const texts = { stage: 'Mesa de sic bo', roll: 'Tirar' } as const;

function nameSicBoBet({ kind, number }: SicBoBet): string {
  switch (kind) {
    case 'total':
      return `Suma ${number}`;
    case 'single':
      return `Un ${number}`;
    case 'double':
      return `Par de ${number}`;
    case 'triple':
      return `Trío de ${number}`;
    default:
      return names[kind];
  }
}

/** `×1,95`, and for a face that may fall more than once the least of the three. */
function formatPay(bet: SicBoBet, rtp: number): string {
  const [one] = sicBoMultipliers(bet, rtp);
  return `×${formatCredits(one)}`;
}

function formatRoll(dice: readonly number[], won: number): string {
  const sum = dice.reduce((total, die) => total + die, 0);
  const rolled = `Salió ${dice.join(', ')}: suma ${sum}.`;
  return won > 0 ? `${rolled} Recibes ${formatCredits(won)}.` : `${rolled} Esta vez no.`;
}

function helpSicBo({ rtp }: GameFacts): string[] {
  const returned = chooseSicBoReturn(rtp);
  const single = sicBoMultipliers({ id: 'single-1', kind: 'single', number: 1 }, returned).map((each) => `×${formatCredits(each)}`);
  return [
    'Sic bo: tres dados y una mesa de apuestas. Tu apuesta es el valor de la ficha; toca donde quieras ponerla y tira.',
    'Chico es una suma de 4 a 10; grande, de 11 a 17. Los tríos hacen perder a chico, grande, par e impar.',
    `Un número solo paga ${single[0]} si sale en un dado, ${single[1]} en dos y ${single[2]} en los tres. El par de un número gana también con el trío.`,
    `Cada casilla muestra lo que vuelve por crédito, con la apuesta incluida. Todas devuelven a la larga ${formatCredits(returned)} %, salvo lo que se pierde al redondear.`,
    'Teclado: las flechas recorren la mesa y Enter pone una ficha; Retroceso la quita. Tab lleva a Tirar.',
  ];
}

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
        <ChipTools laid={laid} isLocked={isRolling} />
        <MainAction onPress={() => void roll()} disabled={isRolling || laid.total === 0 || table.isPaused} label={texts.roll} />
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
