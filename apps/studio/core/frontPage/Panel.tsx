import { Suspense, type ReactNode } from 'react';
import { loadOrNull } from './loadSections.ts';
import type { WorkContext } from './work.ts';
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
    <section
      className={styles.panel}
      aria-labelledby={`panel-${id}`}
      aria-busy={isBusy}
      data-panel={id}
      data-empty={count === '0' || undefined}
    >
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

type LoadedProps<Found> = {
  context: WorkContext;
  id: string;
  title: string;
  load: () => Promise<Found>;
  render: (found: Found) => Omit<Props, 'id' | 'title'>;
};

/** A section that is sent when it is read, and fails alone. */
export function LoadedPanel<Found>(props: LoadedProps<Found>) {
  const waiting = (
    <Panel id={props.id} title={props.title} isBusy>
      <p className={styles.waiting}>Cargando…</p>
    </Panel>
  );
  return (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  );
}

async function Loaded<Found>({ context, id, title, load, render }: LoadedProps<Found>) {
  const found = await loadOrNull(context, id, load);
  if (found !== null) return <Panel id={id} title={title} {...render(found)} />;
  return (
    <Panel id={id} title={title}>
      <p className={styles.failed} role="alert">
        No se pudo leer esta parte. El resto de la página está al día; recarga para intentarlo otra vez.
      </p>
    </Panel>
  );
}
