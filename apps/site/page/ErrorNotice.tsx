import { Button } from '@lupa/ui/Button.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import type { ReactNode } from 'react';
import styles from './ErrorNotice.module.css';
import { notFoundMessage } from './errorTexts.ts';

export type ErrorNoticeProps = {
  status: number;
  title: string;
  message: string;
  detail?: string | undefined;
  homePath: string;
  homeText: string;
  children?: ReactNode;
};

/** What an error page says before anything else. `message` is the short public one of requirement 8.15. */
export function ErrorNotice({ status, title, message, detail, homePath, homeText, children }: ErrorNoticeProps) {
  return (
    <section className={styles.notice} data-error={status}>
      <Lens text={String(status)} className={styles.lens} />
      <div className={styles.texts}>
        <h1 className={styles.title}>{title}</h1>
        {message === notFoundMessage ? (
          <p lang="en" className={styles.standardMessage}>
            {message}
          </p>
        ) : (
          <p className={styles.message}>{message}</p>
        )}
        {detail && <p className={styles.detail}>{detail}</p>}
        {children && <div className={styles.search}>{children}</div>}
        <Button tag="a" anchor={{ href: homePath }} type="modal-primary">
          {homeText}
        </Button>
      </div>
    </section>
  );
}
