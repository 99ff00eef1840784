import { Spoken } from '../Stage.tsx';
import styles from './NumberCard.module.css';

type Props = {
  heads: readonly string[];
  /** Row by row; 0 is the free centre. */
  numbers: readonly number[];
  isMarked: (number: number) => boolean;
  /** The full lines, as places in `numbers`. */
  lines: readonly (readonly number[])[];
  latest: number | undefined;
};

export function NumberCard({ heads, numbers, isMarked, lines, latest }: Props) {
  const inLine = new Set(lines.flat());
  const rows = [0, 1, 2, 3, 4];
  return (
    <div className={styles.frame}>
      <table className={styles.card}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {numbers.slice(row * 5, row * 5 + 5).map((number, column) => (
                <td key={number} data-marked={isMarked(number)} data-line={inLine.has(row * 5 + column)} data-latest={number === latest}>
                  {number === 0 ? <span aria-label="libre">★</span> : number}
                  {isMarked(number) && number > 0 && <Spoken> marcado</Spoken>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
