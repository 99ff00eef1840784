import { useState } from 'react';
import {
  chanceOf,
  highestChance,
  isPercentWon,
  lowestChance,
  multiplyPercent,
  payPercent,
  rollPercent,
  type PercentSide,
} from '../../rules/percentDice.ts';
import { Actions, MainAction, Stage, Spoken } from '../Stage.tsx';
import { customProperties } from '../customProperties.ts';
import { TenSidedDie } from '../dice/Die.tsx';
import { formatCredits, formatTimes } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { useKeys } from '../keys.ts';
import { usePace } from '../timing.ts';
import styles from './percentDiceGame.module.css';
import type { GameFacts } from '../../rules/gameFacts.ts';

const usualReturn = 97;

const sideNames: Record<PercentSide, string> = { under: 'Menor que', over: 'Desde' };

const texts = {
  stage: 'Dados de cien',
  past: 'Últimos tiros, del más nuevo al más viejo',
  won: 'ganó',
  lost: 'perdió',
  bet: 'Tu apuesta',
  chance: 'Probabilidad',
  multiplies: 'Multiplica',
  prize: 'Si aciertas',
  roll: 'Tirar',
} as const;

function chooseReturn({ rtp }: Pick<GameFacts, 'rtp'>): number {
  return rtp ?? usualReturn;
}

function formatRoll(side: PercentSide, target: number, roll: number, won: number): string {
  const wanted = side === 'under' ? `menor que ${target}` : `${target} o más`;
  return won > 0 ? `Salió ${roll}: es ${wanted}. Recibes ${formatCredits(won)}.` : `Salió ${roll}: no es ${wanted}. Esta vez no.`;
}

function helpPercentDice(facts: GameFacts): string[] {
  const rtp = chooseReturn(facts);
  return [
    'Dos dados de diez caras dan un número del 0 al 99: uno marca las decenas y el otro, las unidades.',
    'Elige si saldrá menor que tu número o desde él para arriba, y mueve el control: con menos probabilidad se gana más.',
    `El pago es ${formatCredits(rtp)} dividido por la probabilidad, de modo que todas las posiciones devuelven lo mismo a la larga: ${formatCredits(rtp)} %. Se puede elegir entre ${lowestChance} % y ${highestChance(rtp)} % de probabilidad.`,
    'Teclado: 1 menor, 2 desde; las flechas mueven el control y Enter tira.',
  ];
}

const rollTime = 800;
const remembered = 12;

type Past = { roll: number; isWon: boolean };

function PercentDiceBoard({ table }: { table: Table }) {
  const rtp = chooseReturn(table.facts);
  const highest = highestChance(rtp);
  const pace = usePace(table);
  const [side, setSide] = useState<PercentSide>('under');
  const [target, setTarget] = useState(50);
  const [isRolling, setRolling] = useState(false);
  const [past, setPast] = useState<readonly Past[]>([]);
  const [last] = past;

  const roll = async () => {
    if (isRolling || !table.stake()) return;
    const rolled = rollPercent(table.random);
    setRolling(true);
    table.play('spin');
    await pace(rollTime);
    const won = payPercent(rtp, table.bet, side, target, rolled);
    setRolling(false);
    setPast((before) => [{ roll: rolled, isWon: isPercentWon(side, target, rolled) }, ...before].slice(0, remembered));
    table.settle(won, formatRoll(side, target, rolled, won));
  };

  /** The same chance on the other side: what was below 30 is from 70 up. */
  const choose = (chosen: PercentSide) => {
    if (isRolling || chosen === side) return;
    setSide(chosen);
    setTarget(100 - target);
  };
  useKeys({ 1: () => choose('under'), 2: () => choose('over') });
  const shown = last ? String(last.roll).padStart(2, '0') : '00';

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.table}>
          <PastRolls past={past} />
          <div className={styles.dice}>
            <TenSidedDie text={`${shown[0]}0`} isRolling={isRolling} />
            <TenSidedDie text={shown[1] ?? '0'} isRolling={isRolling} />
            <p className={styles.roll} data-won={last && !isRolling ? last.isWon : undefined} aria-hidden="true">
              {isRolling || !last ? '··' : last.roll}
            </p>
          </div>
          <div className={styles.sides} role="group" aria-label={texts.bet}>
            {(['under', 'over'] as const).map((each) => (
              <button
                type="button"
                key={each}
                aria-pressed={side === each}
                data-lit={side === each}
                disabled={isRolling}
                onClick={() => choose(each)}
              >
                {sideNames[each]} {each === side ? target : 100 - target}
              </button>
            ))}
          </div>
          <TargetSlider
            {...{ side, target, past, isRolling }}
            highest={highest}
            onChange={setTarget}
            onEnter={() => !table.isPaused && void roll()}
          />
          <Facts
            chance={chanceOf(side, target)}
            multiplier={multiplyPercent(rtp, side, target)}
            prize={payPercent(rtp, table.bet, side, target, side === 'under' ? 0 : 99)}
          />
        </div>
      </Stage>
      <Actions>
        <MainAction onPress={() => void roll()} disabled={isRolling || table.isPaused} label={texts.roll} />
      </Actions>
    </>
  );
}

function PastRolls({ past }: { past: readonly Past[] }) {
  return (
    <ol className={styles.past} aria-label={texts.past}>
      {past.map(({ roll, isWon }, place) => (
        <li key={past.length - place} data-lit={isWon}>
          {roll}
          <Spoken>{isWon ? texts.won : texts.lost}</Spoken>
        </li>
      ))}
    </ol>
  );
}

type TargetSliderProps = {
  side: PercentSide;
  target: number;
  highest: number;
  past: readonly Past[];
  isRolling: boolean;
  onChange: (target: number) => void;
  onEnter: () => void;
};

function TargetSlider({ side, target, highest, past, isRolling, onChange, onEnter }: TargetSliderProps) {
  const [last] = past;
  const [from, to] = side === 'under' ? [lowestChance, highest] : [100 - highest, 100 - lowestChance];
  return (
    <label
      className={styles.slider}
      data-side={side}
      style={customProperties({ '--target': target, '--from': from, '--to': to, '--roll': last?.roll ?? 0 })}
    >
      <Spoken>{sideNames[side]}</Spoken>
      <span className={styles.track} aria-hidden="true">
        {last && !isRolling && <i className={styles.mark} data-won={last.isWon} key={past.length} />}
      </span>
      <input
        type="range"
        min={from}
        max={to}
        value={target}
        disabled={isRolling}
        aria-valuetext={`${sideNames[side]} ${target}`}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <span className={styles.scale} aria-hidden="true">
        <i>0</i>
        <i>25</i>
        <i>50</i>
        <i>75</i>
        <i>99</i>
      </span>
    </label>
  );
}

function Facts({ chance, multiplier, prize }: { chance: number; multiplier: number; prize: number }) {
  const facts = [
    [texts.chance, `${chance} %`],
    [texts.multiplies, formatTimes(Math.floor(multiplier * 100) / 100)],
    [texts.prize, formatCredits(prize)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

export const game: GameModule = { Board: PercentDiceBoard, help: helpPercentDice };
