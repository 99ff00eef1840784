import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ReactNode } from 'react';
import styles from './ComparatorModal.module.css';

export const comparatorModalId = 'comparator-modal';

/**
 * The place of the casino comparator: a sheet on phones, a modal from 768 px, opened by `command="show-modal"` or `showModal()`. Its
 * content is one island with `when="visible"`: nothing in a closed dialog is ever visible, so it costs nothing until it is opened.
 */
export function ComparatorModal({ microcopy, children }: { microcopy: Microcopy; children?: ReactNode }) {
  return (
    <dialog id={comparatorModalId} aria-label={microcopy.compare_casinos} closedby="any" className={styles.modal}>
      {children}
    </dialog>
  );
}
