import { useState } from 'react';
import { judgeCrapsRoll, payCraps, type CrapsSide } from '../../rules/craps.ts';
import { Actions, MainAction, Stage } from '../Stage.tsx';
import { Chip } from '../chips/Chip.tsx';
import { Die } from '../dice/Die.tsx';
import type { GameModule, Table } from '../game.ts';
import { useKeys } from '../keys.ts';
import { usePace } from '../timing.ts';
import styles from './crapsGame.module.css';
import { rollDice } from '../../rules/random.ts';
import { formatCredits } from '../formatCredits.ts';

const points = [4, 5, 6, 8, 9, 10] as const;
const sideNames: Record<CrapsSide, string> = { pass: 'Línea de pase', dontPass: 'No pase' };
const sideHints: Record<CrapsSide, string> = { pass: 'Gana con 7 u 11', dontPass: 'Gana con 2 o 3' };

const texts = {
  stage: 'Mesa de craps',
  points: (point: number | null) => (point === null ? 'Sin punto' : `Punto: ${point}`),
  puck: 'Punto',
  bet: 'Tu apuesta',
  sums: 'Últimos tiros, del más nuevo al más viejo',
  roll: 'Tirar los dados',
  rollAgain: 'Tirar otra vez',
} as const;

function formatPoint(side: CrapsSide, sum: number, point: number, isNew: boolean): string {
  const wanted = side === 'pass' ? `Ganas si sale ${point} antes que 7` : `Ganas si sale 7 antes que ${point}`;
  return isNew ? `Salió ${sum}: es el punto. ${wanted}.` : `Salió ${sum}: no decide. ${wanted}.`;
}

function formatDecision(side: CrapsSide, sum: number, point: number | null, result: 'win' | 'lose' | 'push', won: number): string {
  const rolled = point === null ? `Salió ${sum} de entrada.` : sum === 7 ? `Salió 7 antes que ${point}.` : `Salió el punto, ${point}.`;
  if (result === 'push') return `${rolled} Empate: recuperas ${formatCredits(won)}.`;
  return result === 'win' ? `${rolled} ${sideNames[side]} gana: recibes ${formatCredits(won)}.` : `${rolled} ${sideNames[side]} pierde.`;
}

function helpCraps(): string[] {
  return [
    'Apuesta a la línea de pase o en contra y tira los dos dados.',
    'En el primer tiro, la línea de pase gana con 7 u 11 y pierde con 2, 3 o 12. «No pase» es al revés, pero con 12 empata.',
    'Cualquier otra suma queda como punto. Desde ahí, pase gana si el punto sale antes que un 7; «no pase», si el 7 sale antes. La apuesta no se puede retirar.',
    'Las dos pagan 1 a 1. A la larga la línea de pase devuelve 98,59 % y «no pase», 98,64 %.',
    'Teclado: 1 pase, 2 no pase; Enter tira.',
  ];
}

const rollTime = 900;
const remembered = 18;

function useCraps(table: Table) {
  const pace = usePace(table);
  const [side, setSide] = useState<CrapsSide>('pass');
  const [point, setPoint] = useState<number | null>(null);
  const [dice, setDice] = useState<readonly number[]>([3, 4]);
  const [isRolling, setRolling] = useState(false);
  const [said, setSaid] = useState('');
  const [sums, setSums] = useState<readonly number[]>([]);

  const roll = async () => {
    if (isRolling || (point === null && !table.stake())) return;
    const rolled = rollDice(2, table.random);
    const sum = rolled.reduce((total, die) => total + die, 0);
    setRolling(true);
    setSaid('');
    table.play('spin');
    await pace(rollTime);
    setDice(rolled);
    setRolling(false);
    setSums((past) => [sum, ...past].slice(0, remembered));
    const outcome = judgeCrapsRoll(side, { point }, rolled);
    if (outcome.result === 'rollAgain') {
      table.play('stop');
      setPoint(outcome.point);
      setSaid(formatPoint(side, sum, outcome.point, point === null));
      return;
    }
    const won = payCraps(table.bet, outcome.result);
    setPoint(null);
    table.settle(won, formatDecision(side, sum, point, outcome.result, won));
  };

  const isLocked = isRolling || point !== null;
  const choose = (chosen: CrapsSide) => !isLocked && setSide(chosen);
  useKeys({ 1: () => choose('pass'), 2: () => choose('dontPass') });

  return { side, point, dice, isRolling, isLocked, said, sums, roll, choose };
}

function CrapsBoard({ table }: { table: Table }) {
  const { side, point, dice, isRolling, isLocked, said, sums, roll, choose } = useCraps(table);

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.table}>
          <Points point={point} />
          <div className={styles.felt} aria-hidden="true">
            <div className={styles.dice}>
              {dice.map((face, place) => (
                <Die key={place} face={face} isRolling={isRolling} />
              ))}
            </div>
            <p className={styles.sum} key={`${sums.length} ${isRolling}`} data-empty={isRolling || sums.length === 0}>
              {sums[0] ?? ''}
            </p>
          </div>
          <p className={styles.said} role="status">
            {said}
          </p>
          <div className={styles.lines} role="group" aria-label={texts.bet}>
            {(['pass', 'dontPass'] as const).map((each) => (
              <button
                type="button"
                key={each}
                className={styles.line}
                aria-pressed={side === each}
                disabled={isLocked && side !== each}
                onClick={() => choose(each)}
              >
                <span>
                  <b>{sideNames[each]}</b>
                  <small>{sideHints[each]}</small>
                </span>
                {side === each && <Chip amount={table.bet} />}
              </button>
            ))}
          </div>
          <ol className={styles.sums} aria-label={texts.sums}>
            {sums.map((sum, place) => (
              <li key={sums.length - place} data-seven={sum === 7}>
                {sum}
              </li>
            ))}
          </ol>
        </div>
      </Stage>
      <Actions>
        <MainAction
          onPress={() => void roll()}
          disabled={isRolling || table.isPaused}
          label={point === null ? texts.roll : texts.rollAgain}
        />
      </Actions>
    </>
  );
}

function Points({ point }: { point: number | null }) {
  return (
    <ol className={styles.points} aria-label={texts.points(point)}>
      {points.map((each) => (
        <li key={each} data-on={each === point}>
          {each}
          {each === point && (
            <span className={styles.puck} aria-hidden="true">
              {texts.puck}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

export const game: GameModule = { Board: CrapsBoard, help: helpCraps };
