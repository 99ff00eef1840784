import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import styles from './SavedNotice.module.css';

export function SavedNotice({ microcopy }: { microcopy: Microcopy }) {
  const { saved_pages, saved_pages_text, saved_none, saved_unavailable, saved_on, saved_remove, saved_remove_all } = microcopy;
  return (
    <section data-saved-pages="" data-none={saved_none} className={`stack gap-4 ${styles.saved}`}>
      <h1 className={styles.title}>{saved_pages}</h1>
      <p className={styles.text}>{saved_pages_text}</p>
      <p role="status" data-saved-state="">
        {saved_unavailable}
      </p>
      <ul className="stack">
        <template>
          <li className={`cluster ${styles.page}`}>
            <div>
              <a href="/" className={`touch-row ${styles.link}`}>
                {saved_pages}
              </a>
              <p className="note" data-saved-on={saved_on} />
            </div>
            <button type="button" className={styles.remove}>
              {saved_remove}
              <span className="visually-hidden" />
            </button>
          </li>
        </template>
      </ul>
      <div hidden data-saved-all="">
        <Button type="modal-secondary">{saved_remove_all}</Button>
      </div>
    </section>
  );
}
