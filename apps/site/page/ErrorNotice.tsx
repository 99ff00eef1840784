import styles from './ErrorNotice.module.css';

export type ErrorNoticeProps = { status: number; title: string; message: string; detail?: string | undefined; homePath: string; homeText: string };

/** What an error page says before anything else. `message` is the short public one of SPEC section 8. */
export function ErrorNotice({ status, title, message, detail, homePath, homeText }: ErrorNoticeProps) {
  return (
    <section className={styles.notice} data-error={status}>
      <p className={styles.status}>{status}</p>
      <h1>{title}</h1>
      <p>{message}</p>
      {detail && <p>{detail}</p>}
      <p>
        <a href={homePath}>{homeText}</a>
      </p>
    </section>
  );
}
