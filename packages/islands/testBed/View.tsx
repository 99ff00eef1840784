import { Island } from '@lupa/islands/Island.tsx';
import { Styled } from './Styled.island.tsx';
import styles from './View.module.css';

/** What only the server renders, around an island. */
export function View() {
  return (
    <section className={styles.view}>
      <Island of={Styled} when="visible" />
    </section>
  );
}
