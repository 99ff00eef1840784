import styles from './LoadingBar.module.css';

/**
 * Runs while a page or something on it is fetched (client/loadingBar.ts). Hidden from assistive technology: it knows no real progress,
 * browsers say themselves that a page is loading, and what loads within a page says so in its own place.
 */
export function LoadingBar() {
  return <div className={styles.bar} data-loading="" aria-hidden />;
}
