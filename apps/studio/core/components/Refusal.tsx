import styles from './studioPage.module.css';

/** For those who may not see a page. `audience`: whom it is for. */
export const Refusal = ({ audience }: { audience: string }) => (
  <p className={styles.refusal}>Esta página es para {audience}. Si la necesitas, pide a administración que cambie tu rol.</p>
);
