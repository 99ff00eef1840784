import type { Prize } from '@lupa/contracts/jackpot.ts';
import { useEffect, useReducer } from 'react';
import { beginHearing, hearPrize, loseLine, type HeardJackpot } from './heardJackpot.ts';
import { followJackpot } from './jackpotLine.ts';

/** Milliseconds without the line before visitors are told: it is mended sooner, as a rule. */
const patience = 4000;

type Heard = { prize: Prize; now: number } | 'lost';

const reduce = (heard: HeardJackpot, event: Heard): HeardJackpot =>
  event === 'lost' ? loseLine(heard) : hearPrize(heard, event.prize, event.now);

/** A jackpot from the page's HTML on, followed as long as it is shown. Without a broadcaster it stays as it is. */
export function useLiveJackpot(ofServer: Prize, broadcaster: string | null): HeardJackpot {
  const [heard, dispatch] = useReducer(reduce, ofServer, beginHearing);
  const { jackpotId, currencyCode } = ofServer;
  useEffect(() => {
    if (broadcaster === null) return undefined;
    const loseAfter = (milliseconds: number) => setTimeout(() => dispatch('lost'), milliseconds);
    let losing = loseAfter(patience);
    const end = followJackpot(broadcaster, {
      track: { jackpotId, currencyCode },
      onPrize: (prize) => {
        clearTimeout(losing);
        dispatch({ prize, now: Date.now() });
      },
      onLost: (isMeant) => {
        clearTimeout(losing);
        if (isMeant) dispatch('lost');
        else losing = loseAfter(patience);
      },
    });
    return () => {
      clearTimeout(losing);
      end();
    };
  }, [broadcaster, jackpotId, currencyCode]);
  return heard;
}
