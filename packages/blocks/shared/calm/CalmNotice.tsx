import styles from './CalmNotice.module.css';

type NoticeProps = {
  text: string;
  /** Where there is help. */
  help?: { path: string; text: string };
};

/** Stands in calm mode where offers would be: what is not there, and what is. */
export function CalmNotice({ text, help }: NoticeProps) {
  return (
    <div data-calm="show" className={styles.notice}>
      <p className={styles.text}>{text}</p>
      {help && (
        <a href={help.path} className={styles.help}>
          {help.text}
        </a>
      )}
    </div>
  );
}
