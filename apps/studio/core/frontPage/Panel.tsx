import type { ReactNode } from 'react';
import styles from './panel.module.css';

type Props = {
  id: string;
  title: string;
  count?: string;
  more?: { href: string; label: string };
  isBusy?: boolean;
  children: ReactNode;
};

export function Panel({ id, title, count, more, isBusy = false, children }: Props) {
  return (
    <section className={styles.panel} aria-labelledby={`panel-${id}`} aria-busy={isBusy} data-panel={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`panel-${id}`}>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </h2>
        {more && (
          <a className={styles.more} href={more.href} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </a>
        )}
      </header>
      {children}
    </section>
  );
}

export function WaitingPanel({ id, title }: { id: string; title: string }) {
  return (
    <Panel id={id} title={title} isBusy>
      <p className={styles.waiting}>Cargando…</p>
    </Panel>
  );
}

export function FailedPanel({ id, title }: { id: string; title: string }) {
  return (
    <Panel id={id} title={title}>
      <p className={styles.failed} role="alert">
        No se pudo leer esta parte. El resto de la página está al día; recarga para intentarlo otra vez.
      </p>
    </Panel>
  );
}
