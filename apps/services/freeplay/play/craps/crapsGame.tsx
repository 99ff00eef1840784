/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { judgeCrapsRoll, payCraps, type CrapsSide } from '../../rules/craps.ts';
import { rollDice } from '../../rules/dice.ts';
import { Actions, MainAction } from '../Actions.tsx';
import { Chip } from '../chips/Chip.tsx';
import { Die } from '../dice/Die.tsx';
import type { GameModule, Table } from '../game.ts';
import { Stage } from '../Stage.tsx';
import { useKeys } from '../useKeys.ts';
import { usePace } from '../usePace.ts';
import { helpCraps, points, sideHints, sideNames, formatDecision, formatPoint } from './crapsWords.ts';
import styles from './crapsGame.module.css';

const rollTime = 900;
const remembered = 18;

function CrapsBoard({ table }: { table: Table }) {
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

  return (
    <>
      <Stage label="Mesa de craps">
        <div class={styles.table}>
          <ol class={styles.points} aria-label={point === null ? 'Sin punto' : `Punto: ${point}`}>
            {points.map((each) => (
              <li key={each} data-on={each === point}>
                {each}
                {each === point && (
                  <span class={styles.puck} aria-hidden="true">
                    Punto
                  </span>
                )}
              </li>
            ))}
          </ol>
          <div class={styles.felt} aria-hidden="true">
            <div class={styles.dice}>
              {dice.map((face, place) => (
                <Die key={place} face={face} isRolling={isRolling} />
              ))}
            </div>
            <p class={styles.sum} key={`${sums.length} ${isRolling}`} data-empty={isRolling || sums.length === 0}>
              {sums[0] ?? ''}
            </p>
          </div>
          <p class={styles.said} role="status">
            {said}
          </p>
          <div class={styles.lines} role="group" aria-label="Tu apuesta">
            {(['pass', 'dontPass'] as const).map((each) => (
              <button
                type="button"
                key={each}
                class={styles.line}
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
          <ol class={styles.sums} aria-label="Últimos tiros, del más nuevo al más viejo">
            {sums.map((sum, place) => (
              <li key={sums.length - place} data-seven={sum === 7}>
                {sum}
              </li>
            ))}
          </ol>
        </div>
      </Stage>
      <Actions>
        <MainAction onPress={() => void roll()} disabled={isRolling || table.isPaused}>
          {point === null ? 'Tirar los dados' : 'Tirar otra vez'}
        </MainAction>
      </Actions>
    </>
  );
}

export const crapsGame: GameModule = { Board: CrapsBoard, help: helpCraps };
