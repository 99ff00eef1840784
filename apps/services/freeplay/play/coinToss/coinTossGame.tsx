/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import { coinPay, mostCalls, payCoin, tossCoin, type CoinSide } from '../../rules/coinToss.ts';
import { listNumbers, readTerms, type Terms } from '../../rules/terms.ts';
import { Actions, MainAction, SideAction } from '../Actions.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { ChoiceTile } from '../pieces/ChoiceTile.tsx';
import { formatTimes } from '../pieces/formatTimes.ts';
import { Mark } from '../pieces/Mark.tsx';
import { PrizeList } from '../pieces/PrizeList.tsx';
import { useClock } from '../pieces/useClock.ts';
import { Spoken } from '../spoken/Spoken.tsx';
import { Stage } from '../Stage.tsx';
import styles from './coinTossGame.module.css';

const tossTime = 1100;
const halfTurns = 9;

/** `calls` right ones so far; `flying` is the side that will show. */
type Streak = { calls: number; shown: CoinSide; flying: CoinSide | null; isOpen: boolean };

function CoinTossBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [call, setCall] = useState<CoinSide>('cara');
  const [streak, setStreak] = useState<Streak>({ calls: 0, shown: 'cara', flying: null, isOpen: false });
  const coin = useRef<HTMLDivElement>(null);
  const isFlying = streak.flying !== null;
  const worth = Math.floor(table.bet * coinPay(streak.calls, terms));
  const turnCoin = (turns: number, lift: number) => {
    coin.current?.style.setProperty('--turn', String(Math.abs(Math.cos(turns * Math.PI))));
    coin.current?.style.setProperty('--lift', String(lift));
  };

  const cashOut = (done: Streak) => {
    const won = payCoin({ bet: table.bet, calls: done.calls, terms }, table.random);
    setStreak({ ...done, flying: null, isOpen: false });
    table.settle(won, `${done.calls === 1 ? 'Un acierto' : `${done.calls} aciertos seguidos`}: recibes ${formatCredits(won)}.`);
  };
  const land = (flying: CoinSide, calls: number) => {
    turnCoin(0, 0);
    const next = { calls: flying === call ? calls + 1 : 0, shown: flying, flying: null, isOpen: flying === call };
    if (next.isOpen && next.calls >= mostCalls(terms)) return cashOut(next);
    setStreak(next);
    if (next.isOpen) return table.play('stop');
    table.settle(0, `Salió ${flying} y dijiste ${call}: esta vez no.`);
  };
  const toss = () => {
    if (table.isPaused || (!streak.isOpen && !table.stake())) return;
    const calls = streak.isOpen ? streak.calls : 0;
    const flying = tossCoin(table.random);
    table.play('spin');
    if (table.isCalm) land(flying, calls);
    else setStreak({ ...streak, calls, flying, isOpen: true });
  };
  useClock({
    isOn: isFlying,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      if (!streak.flying) return false;
      const part = Math.min(1, elapsed / tossTime);
      if (part === 1) land(streak.flying, streak.calls);
      else turnCoin(part * halfTurns, Math.sin(part * Math.PI));
      return part < 1;
    },
  });

  return (
    <>
      <Stage label="Cara o sello">
        <div class={styles.room}>
          <div class={styles.air} aria-hidden="true">
            <div class={styles.coin} ref={coin}>
              <Mark name={streak.shown === 'cara' ? 'condor' : 'mountain'} class={styles.mark} />
              <span>{isFlying ? '' : streak.shown}</span>
            </div>
          </div>
          <Call chosen={call} isLocked={isFlying} onChoose={setCall} />
          <Steps calls={streak.calls} terms={terms} />
        </div>
      </Stage>
      <Actions>
        {streak.isOpen && !isFlying && (
          <SideAction disabled={table.isPaused} onPress={() => cashOut(streak)}>
            Retirar {formatCredits(worth)}
          </SideAction>
        )}
        <MainAction onPress={toss} disabled={isFlying || table.isPaused}>
          {streak.isOpen && !isFlying ? 'Doblar' : 'Lanzar'}
        </MainAction>
      </Actions>
    </>
  );
}

function Call({ chosen, isLocked, onChoose }: { chosen: CoinSide; isLocked: boolean; onChoose: (side: CoinSide) => void }) {
  return (
    <fieldset class={styles.call} disabled={isLocked}>
      <legend>
        <Spoken>¿Qué va a salir?</Spoken>
      </legend>
      {(['cara', 'sello'] as const).map((side) => (
        <ChoiceTile key={side} group="side" class={styles.side} isChosen={chosen === side} onChoose={() => onChoose(side)}>
          <Mark name={side === 'cara' ? 'condor' : 'mountain'} class={styles.small} />
          {side === 'cara' ? 'Cara' : 'Sello'}
        </ChoiceTile>
      ))}
    </fieldset>
  );
}

function Steps({ calls, terms }: { calls: number; terms: Terms }) {
  const last = Math.min(mostCalls(terms), Math.max(5, calls + 2));
  const prizes = listNumbers(Math.max(1, last - 4), last).map((count) => ({
    count,
    name: count === 1 ? '1 acierto' : `${count} seguidos`,
    times: coinPay(count, terms),
  }));
  return <PrizeList label="Lo que pagan los aciertos seguidos" prizes={prizes} reached={calls} />;
}

export const coinTossGame: GameModule = {
  Board: CoinTossBoard,
  help: (facts) => {
    const terms = readTerms(facts);
    return [
      'Elige cara o sello y lanza la moneda. Si aciertas, retira el premio o vuelve a lanzar por el doble; si fallas, pierdes la apuesta.',
      `La moneda cae de cada lado la mitad de las veces. Un acierto paga ${formatTimes(coinPay(1, terms))} y cada acierto seguido dobla: retirarse antes o después devuelve lo mismo a la larga.`,
      `Con ${mostCalls(terms)} ${mostCalls(terms) === 1 ? 'acierto' : 'aciertos seguidos'} se llega al tope y se cobra solo. La moneda no recuerda lo que salió antes.`,
    ];
  },
};
