import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Island } from '@lupa/islands/Island.tsx';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { pickTexts } from '../filters/shownFilters.ts';
import { JackpotAmount } from './JackpotAmount.island.tsx';
import { jackpotTexts } from './JackpotState.tsx';
import styles from './LiveJackpot.module.css';
import type { PresentedJackpot, PresentedWin } from './loadJackpot.ts';

type LiveJackpotProps = {
  jackpot: PresentedJackpot;
  microcopy: Microcopy;
  /** Whose jackpot it is, where that is not plain from what stands around it. */
  game?: { name: string; page: AnchorProps | null } | undefined;
  isBrief?: boolean;
  className?: string | undefined;
};

/** How much is in a jackpot, and who was paid before: in the HTML as it stood, then live. */
export function LiveJackpot({ jackpot, microcopy, game, isBrief = false, className }: LiveJackpotProps) {
  const { track, prize, moment, broadcaster, isSimulated, wins, locale } = jackpot;
  return (
    <div data-calm="hide" className={`${styles.display} ${className ?? ''}`}>
      <Card isFlat className={`grid ${styles.panel}`}>
        <div className={`start grid gap-2 shrinks ${styles.present}`}>
          <p className={`row gap-2 text-bold text-sm text-pacific`}>
            <Icon name="star" className="fixed" />
            {game ? microcopy.jackpot_highest : microcopy.jackpot_progressive}
          </p>
          {game && <p className={`tight text-medium ${styles.game}`}>{game.page ? <a {...game.page}>{game.name}</a> : game.name}</p>}
          <Island
            of={JackpotAmount}
            when={prize ? 'visible' : 'load'}
            props={{ track, prize, moment, broadcaster, locale, texts: pickTexts(microcopy, jackpotTexts) }}
          />
          {isSimulated && <p className="note tight">{microcopy.jackpot_simulated}</p>}
        </div>
        {!isBrief && wins.length > 0 && <JackpotWins wins={wins} microcopy={microcopy} />}
      </Card>
    </div>
  );
}

const shownWins = 4;

function JackpotWins({ wins, microcopy }: { wins: PresentedWin[]; microcopy: Microcopy }) {
  return (
    <table className={`tight tabular text-sm full-width ${styles.wins}`}>
      <caption>{microcopy.jackpot_wins}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{microcopy.jackpot_win_date}</th>
          <th scope="col">{microcopy.jackpot_win_amount}</th>
        </tr>
      </thead>
      <tbody>
        {wins.slice(0, shownWins).map(({ at, date, amount }) => (
          <tr key={at}>
            <td className={styles.date}>
              <time dateTime={at}>{date}</time>
            </td>
            <td className={`text-medium ${styles.amount}`}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
