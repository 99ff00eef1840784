import styles from './Styled.module.css';

export function Styled() {
  return <p className={styles.island}>Styled</p>;
}
