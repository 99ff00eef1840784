import styles from './RawData.module.css';

/** SPEC's raw-data renderer: what came for a block that has no view, folded away. */
export function RawData({ type, data }: { type: string; data: unknown }) {
  return (
    <details data-block={type} className={styles.raw}>
      <summary className={styles.summary}>
        <code>{type}</code>
      </summary>
      <pre className={styles.data} tabIndex={0}>
        {JSON.stringify(data, null, 2)}
      </pre>
    </details>
  );
}
