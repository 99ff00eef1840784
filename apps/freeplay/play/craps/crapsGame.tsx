import { useState } from 'react';
import { judgeCrapsRoll, payCraps, type CrapsSide } from '../../rules/craps.ts';
import { Actions, MainAction, Stage } from '../Stage.tsx';
import { Chip } from '../chips/Chip.tsx';
import { Die } from '../dice/Die.tsx';
import type { GameModule, Table } from '../game.ts';
import { useKeys } from '../keys.ts';
import { usePace } from '../timing.ts';
import { helpCraps, points, sideHints, sideNames, formatDecision, formatPoint, texts } from './texts.ts';
import styles from './crapsGame.module.css';
import { rollDice } from '../../rules/random.ts';

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
        <MainAction onPress={() => void roll()} disabled={isRolling || table.isPaused}>
          {point === null ? texts.roll : texts.rollAgain}
        </MainAction>
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
