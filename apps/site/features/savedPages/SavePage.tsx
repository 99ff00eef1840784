import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { savedPathFor } from '../../browser/serviceWorker/savedPages.ts';
import styles from './SavePage.module.css';

type SavePageProps = { path: string; microcopy: Microcopy };

/** Saves the page to be read offline (startSaving.ts). Its place is there from the start; a script shows it where pages can be saved. */
export function SavePage({ path, microcopy }: SavePageProps) {
  const { save_page, save_saving, save_saved, save_remove, save_full, save_failed, saved_pages } = microcopy;
  const texts = {
    'data-save': save_page,
    'data-saving': save_saving,
    'data-saved': save_saved,
    'data-remove': save_remove,
    'data-full': save_full,
    'data-failed': save_failed,
  };
  return (
    <div data-save-page="" className={styles.save} {...texts}>
      <button type="button" className={`touch-row gap-2 ${styles.button}`}>
        <Icon name="bookmark" />
        <span className={styles.text}>{save_page}</span>
      </button>
      <p role="status" className={`cluster ${styles.status}`}>
        <span />
        <a href={savedPathFor(path)} hidden className="touch-row">
          {saved_pages}
        </a>
      </p>
    </div>
  );
}

/** Says of a page that is read offline of when its copy is. Hidden until then. */
export function CopyNotice({ microcopy }: { microcopy: Microcopy }) {
  return <p hidden data-copy-notice={microcopy.saved_copy} className={styles.copy} />;
}
