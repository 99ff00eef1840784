import { useRef, useState } from 'react';
import { coinPay, mostCalls, payCoin, tossCoin, type CoinSide } from '../../rules/coinToss.ts';
import { listNumbers, readTerms, type Terms } from '../../rules/terms.ts';
import { Actions, MainAction, SideAction, Stage, Spoken } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { ChoiceTile } from '../pieces/choices.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { PrizeList } from '../pieces/PrizeList.tsx';
import { useClock } from '../timing.ts';
import styles from './coinTossGame.module.css';
import type { GameFacts } from '../../rules/gameFacts.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

const texts = {
  stage: 'Cara o sello',
  call: '¿Qué va a salir?',
  sides: { cara: 'Cara', sello: 'Sello' },
  toss: 'Lanzar',
  double: 'Doblar',
  cashOut: (worth: number) => `Retirar ${formatCredits(worth)}`,
  prizes: 'Lo que pagan los aciertos seguidos',
  callsInARow: (count: number) => (count === 1 ? '1 acierto' : `${count} seguidos`),
} as const;

function formatCashOut(calls: number, won: number): string {
  return `${calls === 1 ? 'Un acierto' : `${calls} aciertos seguidos`}: recibes ${formatCredits(won)}.`;
}

function formatWrong(shown: CoinSide, called: CoinSide): string {
  return `Salió ${shown} y dijiste ${called}: esta vez no.`;
}

function help(facts: GameFacts): string[] {
  const terms = readTerms(facts);
  const most = mostCalls(terms);
  return [
    'Elige cara o sello y lanza la moneda. Si aciertas, retira el premio o vuelve a lanzar por el doble; si fallas, pierdes la apuesta.',
    `La moneda cae de cada lado la mitad de las veces. Un acierto paga ${formatTimes(coinPay(1, terms))} y cada acierto seguido dobla: retirarse antes o después devuelve lo mismo a la larga.`,
    `Con ${most} ${most === 1 ? 'acierto' : 'aciertos seguidos'} se llega al tope y se cobra solo. La moneda no recuerda lo que salió antes.`,
  ];
}

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
    table.settle(won, formatCashOut(done.calls, won));
  };
  const land = (flying: CoinSide, calls: number) => {
    turnCoin(0, 0);
    const next = { calls: flying === call ? calls + 1 : 0, shown: flying, flying: null, isOpen: flying === call };
    if (next.isOpen && next.calls >= mostCalls(terms)) return cashOut(next);
    setStreak(next);
    if (next.isOpen) return table.play('stop');
    table.settle(0, formatWrong(flying, call));
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
      <Stage label={texts.stage}>
        <div className={styles.room}>
          <div className={styles.air} aria-hidden="true">
            <div className={styles.coin} ref={coin}>
              <Mark name={streak.shown === 'cara' ? 'condor' : 'mountain'} className={styles.mark} />
              <span>{isFlying ? '' : streak.shown}</span>
            </div>
          </div>
          <Call chosen={call} isLocked={isFlying} onChoose={setCall} />
          <Steps calls={streak.calls} terms={terms} />
        </div>
      </Stage>
      <Actions>
        {streak.isOpen && !isFlying && (
          <SideAction disabled={table.isPaused} onPress={() => cashOut(streak)} label={texts.cashOut(worth)} />
        )}
        <MainAction onPress={toss} disabled={isFlying || table.isPaused} label={streak.isOpen && !isFlying ? texts.double : texts.toss} />
      </Actions>
    </>
  );
}

function Call({ chosen, isLocked, onChoose }: { chosen: CoinSide; isLocked: boolean; onChoose: (side: CoinSide) => void }) {
  return (
    <fieldset className={styles.call} disabled={isLocked}>
      <legend>
        <Spoken>{texts.call}</Spoken>
      </legend>
      {(['cara', 'sello'] as const).map((side) => (
        <ChoiceTile key={side} group="side" className={styles.side} isChosen={chosen === side} onChoose={() => onChoose(side)}>
          <Mark name={side === 'cara' ? 'condor' : 'mountain'} className={styles.small} />
          {texts.sides[side]}
        </ChoiceTile>
      ))}
    </fieldset>
  );
}

function Steps({ calls, terms }: { calls: number; terms: Terms }) {
  const last = Math.min(mostCalls(terms), Math.max(5, calls + 2));
  const prizes = listNumbers(Math.max(1, last - 4), last).map((count) => ({
    count,
    name: texts.callsInARow(count),
    times: coinPay(count, terms),
  }));
  return <PrizeList label={texts.prizes} prizes={prizes} reached={calls} />;
}

export const game: GameModule = { Board: CoinTossBoard, help };
