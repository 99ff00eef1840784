/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { Actions, MainAction } from '../Actions.tsx';
import { Stage } from '../Stage.tsx';
import styles from './coinGame.module.css';

const usualReturn = 95;

function CoinBoard({ table }: { table: Table }) {
  const [side, setSide] = useState('cara');
  const toss = () => {
    if (!table.stake()) return;
    // A head pays double; how often it falls makes the return what the catalogue says.
    const isHead = table.random() < (table.facts.rtp ?? usualReturn) / 200;
    setSide(isHead ? 'cara' : 'sello');
    table.play(isHead ? 'win' : 'lose');
    table.settle(isHead ? table.bet * 2 : 0, isHead ? `Cara: ganas ${formatCredits(table.bet * 2)}.` : 'Sello: esta vez no.');
  };
  return (
    <>
      <Stage label="Moneda">
        <p class={styles.coin}>{side}</p>
      </Stage>
      <Actions>
        <MainAction onPress={toss}>Lanzar</MainAction>
      </Actions>
    </>
  );
}

export const coinGame: GameModule = {
  Board: CoinBoard,
  help: ({ rtp }) => [
    'Lanza la moneda: si sale cara, recibes el doble de tu apuesta.',
    `Sale cara ${formatCredits((rtp ?? usualReturn) / 2)} veces de cada 100.`,
  ],
};
