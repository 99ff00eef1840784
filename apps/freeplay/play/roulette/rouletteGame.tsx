import { useMemo, useState } from 'react';
import {
  chooseRouletteVariant,
  colourOf,
  formatPocket,
  listRouletteBets,
  payRoulette,
  spinRoulette,
  type RouletteBet,
  type RouletteVariant,
} from '../../rules/roulette.ts';
import { Actions, MainAction, Stage, Spoken } from '../Stage.tsx';
import { ChipTools, useChips, chipTexts } from '../chips/chipTable.tsx';
import type { GameModule, Table } from '../game.ts';
import { useMedia } from '../useTable.ts';
import { usePace } from '../timing.ts';
import { ColourMark, RouletteWheel, turnTo } from './RouletteWheel.tsx';
import { RouletteTable } from './RouletteTable.tsx';
import { formatPocketName, helpRoulette, insideModes, nameMode, nameRouletteBet, formatSpin, texts, type InsideMode } from './texts.ts';
import styles from './rouletteGame.module.css';

const spinTime = 4300;
const lookTime = 1300;
const remembered = 24;

function useWheel(table: Table, variant: RouletteVariant, bets: readonly RouletteBet[], laid: ReturnType<typeof useChips>) {
  const pace = usePace(table);
  const [history, setHistory] = useState<readonly number[]>([]);
  const [spin, setSpin] = useState({
    stage: 'rest' as 'rest' | 'spinning' | 'landed',
    turns: { wheel: 0, ball: 0 },
    pocket: null as number | null,
  });
  const isBusy = spin.stage === 'spinning';

  const start = async () => {
    if (isBusy || laid.total === 0 || !table.stake(laid.total)) return;
    const pocket = spinRoulette(variant, table.random);
    setSpin({ stage: 'spinning', pocket, turns: turnTo(variant, spin.turns, pocket, table.random()) });
    table.play('spin');
    await pace(spinTime);
    const won = payRoulette(variant, bets, laid.chips, pocket);
    setSpin((spun) => ({ ...spun, stage: 'landed' }));
    setHistory((past) => [pocket, ...past].slice(0, remembered));
    laid.markPlayed();
    table.settle(won, formatSpin(pocket, won));
    await pace(lookTime);
    setSpin((spun) => (spun.stage === 'landed' ? { ...spun, stage: 'rest' } : spun));
  };

  return { history, spin, isBusy, start };
}

function RouletteBoard({ table }: { table: Table }) {
  const variant = chooseRouletteVariant(table.facts.rtp);
  const bets = useMemo(() => listRouletteBets(variant), [variant]);
  const laid = useChips(table);
  const isPointerFine = useMedia('(pointer: fine)');
  const [chosen, setChosen] = useState<InsideMode | null>(null);
  const mode = chosen ?? (isPointerFine ? 'all' : 'straight');
  const [aimed, setAimed] = useState<RouletteBet | null>(null);
  const { history, spin, isBusy, start } = useWheel(table, variant, bets, laid);

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.room}>
          <div className={styles.wheel} data-shown={spin.stage !== 'rest'}>
            <RouletteWheel variant={variant} turns={spin.turns} isSpinning={isBusy} pocket={spin.pocket} />
          </div>
          <div className={styles.strip}>
            <History pockets={history} />
            <label className={styles.mode}>
              <span className={styles.modeName}>{texts.inside}</span>
              <select aria-label={texts.inside} value={mode} onChange={({ currentTarget }) => setChosen(currentTarget.value as InsideMode)}>
                {insideModes.map((each) => (
                  <option key={each} value={each}>
                    {nameMode(each)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <p className={styles.aim} role="status">
            {laid.isShort ? chipTexts.short : aimed ? nameRouletteBet(aimed) : chipTexts.laid(laid.total)}
          </p>
          <div className={styles.cloth}>
            <RouletteTable
              bets={bets}
              chips={laid.chips}
              mode={mode}
              pocket={laid.isPlayed && !isBusy ? spin.pocket : null}
              isLocked={isBusy}
              onLay={laid.lay}
              onUndo={() => !isBusy && laid.canUndo && laid.undo()}
              onAim={setAimed}
            />
          </div>
        </div>
      </Stage>
      <Actions>
        <ChipTools laid={laid} isLocked={isBusy} />
        <MainAction onPress={() => void start()} disabled={isBusy || laid.total === 0 || table.isPaused} label={texts.spin} />
      </Actions>
    </>
  );
}

function History({ pockets }: { pockets: readonly number[] }) {
  return (
    <ol className={styles.history} aria-label={texts.history}>
      {pockets.map((pocket, place) => (
        <li key={pockets.length - place} data-colour={colourOf(pocket)}>
          <span aria-hidden="true">{formatPocket(pocket)}</span>
          <ColourMark colour={colourOf(pocket)} />
          <Spoken>{formatPocketName(pocket)}</Spoken>
        </li>
      ))}
    </ol>
  );
}

export const game: GameModule = { Board: RouletteBoard, help: helpRoulette };
