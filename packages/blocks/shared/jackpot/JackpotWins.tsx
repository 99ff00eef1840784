import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import styles from './JackpotWins.module.css';
import type { PresentedWin } from './loadJackpot.ts';

const shownWins = 4;

/** When the jackpot was won before, and how much that paid. */
export function JackpotWins({ wins, microcopy }: { wins: PresentedWin[]; microcopy: Microcopy }) {
  return (
    <table className={styles.wins}>
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
            <td className={styles.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
