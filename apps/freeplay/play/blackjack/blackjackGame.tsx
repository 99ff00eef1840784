import { useState } from 'react';
import {
  chooseBlackjackRules,
  dealBlackjack,
  listBlackjackMoves,
  playBlackjack,
  settleBlackjack,
  type BlackjackMove,
  type BlackjackRound,
} from '../../rules/blackjack.ts';
import { adviseBlackjack } from '../../rules/blackjackStrategy.ts';
import { Actions, MainAction, SideAction, Stage } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { useKeys } from '../keys.ts';
import { usePace } from '../timing.ts';
import { BlackjackTable, type Seen } from './BlackjackTable.tsx';
import { helpBlackjack, moveNames, formatAdvice, formatDeparture, formatHand, formatResult, texts } from './texts.ts';

const cardTime = 550;

function useBlackjack(table: Table) {
  const rules = chooseBlackjackRules(table.facts.rtp);
  const pace = usePace(table);
  const [seen, setSeen] = useState<Seen | null>(null);
  const moves = seen && !seen.round.isOver ? listBlackjackMoves(rules, seen.round) : [];
  const isPlaying = seen !== null && seen.results.length === 0;
  const hand = seen?.round.hands[seen.round.active];
  const up = seen?.dealer[0];
  const advised = hand && up && moves.length > 0 ? adviseBlackjack(hand, up, moves) : null;
  const canAfford = hand !== undefined && table.credits >= hand.bet;

  const finish = async (round: BlackjackRound, note: string) => {
    const { won, results } = settleBlackjack(rules, round);
    for (let count = 2; count <= round.dealer.length; count += 1) {
      await pace(cardTime);
      table.play('deal');
      setSeen({ round, dealer: round.dealer.slice(0, count), isRevealed: true, results: [], note });
    }
    await pace(cardTime);
    setSeen({ round, dealer: round.dealer, isRevealed: true, results, note });
    const staked = round.hands.reduce((sum, { bet }) => sum + bet, 0);
    table.settle(won, formatResult(results, round.dealer, won, staked));
  };

  const show = async (round: BlackjackRound, note: string) => {
    table.play('deal');
    setSeen({ round, dealer: round.dealer.slice(0, 2), isRevealed: false, results: [], note });
    if (round.isOver) await finish(round, note);
  };

  const deal = () => {
    if (isPlaying || !table.stake()) return;
    void show(dealBlackjack(table.bet, table.random), '');
  };

  const move = (chosen: BlackjackMove) => {
    if (!seen || !hand || !moves.includes(chosen)) return;
    if ((chosen === 'double' || chosen === 'split') && !table.stake(hand.bet)) return;
    const note = advised && advised !== chosen ? formatDeparture(advised, chosen) : '';
    void show(playBlackjack(rules, seen.round, chosen), note);
  };

  const advise = () => seen && advised && setSeen({ ...seen, note: formatAdvice(advised) });
  useKeys({ p: () => move('hit'), s: () => move('stand'), d: () => move('double'), x: () => move('split'), c: advise });

  const status = hand && up && moves.length > 0 ? formatHand(hand, seen.round.active, seen.round.hands.length, up) : '';
  return { rules, seen, moves, isPlaying, canAfford, status, advise: advised ? advise : null, deal, move };
}

function BlackjackBoard({ table }: { table: Table }) {
  const { rules, seen, moves, isPlaying, canAfford, status, advise, deal, move } = useBlackjack(table);

  return (
    <>
      <Stage label={texts.stage}>
        <BlackjackTable
          seen={seen}
          rules={rules}
          status={status}
          onAdvise={advise}
          onSplit={moves.includes('split') && canAfford ? () => move('split') : null}
        />
      </Stage>
      <Actions>
        {isPlaying && (
          <>
            <SideAction onPress={() => move('hit')} disabled={!moves.includes('hit')} label={moveNames.hit} />
            <SideAction onPress={() => move('double')} disabled={!moves.includes('double') || !canAfford} label={moveNames.double} />
          </>
        )}
        <MainAction
          key="main"
          onPress={isPlaying ? () => move('stand') : deal}
          disabled={table.isPaused || (isPlaying && moves.length === 0)}
          label={isPlaying ? moveNames.stand : texts.deal}
        />
      </Actions>
    </>
  );
}

export const game: GameModule = { Board: BlackjackBoard, help: helpBlackjack };
