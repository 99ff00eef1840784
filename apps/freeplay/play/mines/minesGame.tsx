import { useState } from 'react';
import { layMines, mineChoices, mineFields, minesPay, mostOpened, nextChance, payMines } from '../../rules/mines.ts';
import { listNumbers, readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, Stage } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { ChoiceField } from '../pieces/choices.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { PrizeList } from '../pieces/PrizeList.tsx';
import { useArrowKeys } from '../keys.ts';
import styles from './minesGame.module.css';
import { formatCashOut, formatChance, formatFactor, formatHit, help, texts } from './texts.ts';

const usualMines = 3;

type Round = { mines: readonly number[]; opened: readonly number[]; state: 'open' | 'safe' | 'hit' };

function MinesBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const choices = mineChoices(terms);
  const [chosen, setChosen] = useState(usualMines);
  const mines = choices.includes(chosen) ? chosen : (choices[0] ?? 1);
  const [round, setRound] = useState<Round | null>(null);
  const isOpen = round?.state === 'open';
  const opened = round?.opened.length ?? 0;
  const worth = isOpen ? table.bet * minesPay(mines, opened, terms) : 0;

  const start = () => {
    if (table.isPaused || !table.stake()) return;
    table.play('deal');
    setRound({ mines: layMines(mines, table.random), opened: [], state: 'open' });
  };
  const cashOut = (done: Round) => {
    const won = payMines({ bet: table.bet, mines, opened: done.opened.length, terms }, table.random);
    setRound({ ...done, state: 'safe' });
    table.settle(won, formatCashOut(done.opened.length, won));
  };
  const open = (field: number) => {
    if (!round || !isOpen || table.isPaused || round.opened.includes(field)) return;
    const next = { ...round, opened: [...round.opened, field] };
    if (round.mines.includes(field)) {
      setRound({ ...next, state: 'hit' });
      table.settle(0, formatHit(field));
    } else if (next.opened.length >= mostOpened(mines, terms)) cashOut(next);
    else {
      setRound(next);
      table.play('stop');
    }
  };

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.room}>
          <Field round={round} onOpen={open} />
          <Ladder mines={mines} opened={round?.state === 'hit' ? 0 : opened} terms={terms} />
        </div>
      </Stage>
      <Actions>
        <ChoiceField
          label={texts.mines}
          value={String(mines)}
          isLocked={isOpen}
          onChoose={(value) => {
            setChosen(Number(value));
            setRound(null);
          }}
          options={choices.map((count) => ({ value: String(count), label: texts.countMines(count) }))}
        />
        {isOpen ? (
          <MainAction
            onPress={() => cashOut(round)}
            disabled={opened === 0 || table.isPaused}
            label={opened === 0 ? texts.chooseFirst : texts.cashOut(worth)}
          />
        ) : (
          <MainAction onPress={start} disabled={table.isPaused} label={texts.play} />
        )}
      </Actions>
    </>
  );
}

function Field({ round, onOpen }: { round: Round | null; onOpen: (field: number) => void }) {
  const fieldProps = useArrowKeys();
  const isOver = round !== null && round.state !== 'open';
  return (
    <div className={styles.field} role="group" aria-label={texts.fields}>
      {listNumbers(0, mineFields - 1).map((field) => {
        const isMine = round?.mines.includes(field) ?? false;
        const isOpened = round?.opened.includes(field) ?? false;
        const state = isOpened ? (isMine ? 'hit' : 'gem') : isOver ? (isMine ? 'mine' : 'left') : 'closed';
        return (
          <button
            key={field}
            type="button"
            className={styles.cell}
            data-state={state}
            data-lit={state === 'gem'}
            aria-label={texts.field(field, state)}
            aria-disabled={round?.state !== 'open' || isOpened}
            onClick={() => onOpen(field)}
            {...fieldProps(field)}
          >
            {state !== 'closed' && <Mark name={isMine ? 'mine' : 'gem'} className={styles.mark} />}
          </button>
        );
      })}
    </div>
  );
}

function Ladder({ mines, opened, terms }: { mines: number; opened: number; terms: ReturnType<typeof readTerms> }) {
  const most = mostOpened(mines, terms);
  const steps = listNumbers(Math.max(1, opened), Math.min(most, Math.max(1, opened) + 3));
  const prizes = steps.map((count) => ({
    count,
    name: (
      <>
        {texts.countGems(count)}
        {count === opened + 1 && <span className={styles.chance}>{formatChance(nextChance(mines, opened))}</span>}
      </>
    ),
    times: minesPay(mines, count, terms),
  }));
  return <PrizeList label={texts.prizes} prizes={prizes} reached={opened} format={formatFactor} />;
}

export const game: GameModule = { Board: MinesBoard, help };
