import { seededSlots } from '@lupa/blocks/comparison/comparison.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Island } from '@lupa/islands/Island.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { invokerCommand } from '@lupa/ui/invokerCommand.ts';
import { comparatorModalId } from '../../comparator/comparatorIds.ts';
import type { SelectableCasino } from '@lupa/blocks/comparison/CasinoOption.tsx';
import styles from './ComparatorModal.module.css';
import { ComparatorPanel } from './ComparatorPanel.island.tsx';
import { panelTexts } from './panelTexts.ts';

const titleId = `${comparatorModalId}-title`;

/**
 * The casino comparator (SPEC section 2): a sheet on phones, a modal from 768 px, opened by `command="show-modal"` or `showModal()`. Its
 * content is one island with `when="visible"`: nothing in a closed dialog is ever visible, so it costs nothing until it is opened.
 */
export function ComparatorModal({ candidates, microcopy }: { candidates: SelectableCasino[]; microcopy: Microcopy }) {
  if (candidates.length === 0) return null;
  const seeds = candidates.slice(0, seededSlots).map(({ slug, name }) => ({ slug, name }));
  return (
    <dialog id={comparatorModalId} aria-labelledby={titleId} closedby="any" className={styles.modal} data-seeds={JSON.stringify(seeds)}>
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {microcopy.compare_casinos}
        </h2>
        <button type="button" className={styles.close} {...invokerCommand('close', comparatorModalId)} aria-label={microcopy.close}>
          <Icon name="close" />
        </button>
      </div>
      <Island of={ComparatorPanel} when="visible" props={{ candidates, microcopy: pickTexts(microcopy) }} />
    </dialog>
  );
}

function pickTexts(microcopy: Microcopy) {
  return Object.fromEntries(panelTexts.map((key) => [key, microcopy[key]])) as Pick<Microcopy, (typeof panelTexts)[number]>;
}
