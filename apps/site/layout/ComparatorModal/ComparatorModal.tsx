import type { Presenter } from '@lupa/blocks/block.ts';
import { presentSymbol } from '@lupa/blocks/shared/offer/presentFacts.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { Island } from '@lupa/islands/Island.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { Sheet } from '@lupa/ui/Sheet.tsx';
import { comparatorLimitId, comparatorModalId } from '../../features/comparator/comparatorIds.ts';
import { listSeeds } from '../../features/comparator/listCandidates.ts';
import type { LayoutModel } from '../../page/pageModel.ts';
import styles from './ComparatorModal.module.css';
import { ComparatorPanel, type PackedCandidate } from './ComparatorPanel.island.tsx';
import { panelTexts } from './panelTexts.ts';

const titleId = `${comparatorModalId}-title`;

/**
 * The casino comparator (requirement 2.23): a sheet on phones, a box from 768 px, opened by `popovertarget` or `showPopover()`, with the page inert behind it
 * (client/inertPage.ts). Its content is one island with `when="visible"`: nothing in a closed dialog is ever visible, so it costs nothing until it is opened.
 */
export function ComparatorModal({ layout: { candidates, presenter, microcopy } }: { layout: LayoutModel }) {
  if (candidates.length === 0) return null;
  const seeds = listSeeds(candidates).map(({ slug, name }) => ({ slug, name }));
  return (
    <Sheet
      tag="dialog"
      id={comparatorModalId}
      aria-labelledby={titleId}
      aria-describedby={comparatorLimitId}
      popover="auto"
      className={styles.modal}
      data-seeds={JSON.stringify(seeds)}
    >
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {microcopy.compare_casinos}
        </h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={comparatorModalId}
          popoverTargetAction="hide"
          aria-label={microcopy.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <Island
        of={ComparatorPanel}
        when="visible"
        props={{ candidates: candidates.map((each) => packCandidate(each, presenter)), microcopy: pickTexts(microcopy) }}
      />
    </Sheet>
  );
}

function packCandidate({ slug, name, attributes }: ToplistPartner, presenter: Presenter): PackedCandidate {
  return [slug, name, presentSymbol(attributes, { presenter })?.src ?? null];
}

function pickTexts(microcopy: Microcopy) {
  return Object.fromEntries(panelTexts.map((key) => [key, microcopy[key]])) as Pick<Microcopy, (typeof panelTexts)[number]>;
}
