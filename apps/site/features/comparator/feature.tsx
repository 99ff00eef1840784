import type { SiteFeature } from '../../server/siteFeature.ts';
import type { Presenter } from '@lupa/blocks/block.ts';
import { presentSymbol } from '@lupa/blocks/shared/offer/presentFacts.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { Island } from '@lupa/islands/Island.tsx';
import { DialogSheet, dialogCommand } from '@lupa/ui/Sheet.tsx';
import { comparatorLimitId, comparatorModalId, comparisonTrayId } from './comparatorIds.ts';
import { listSeeds } from '../../page/listCandidates.ts';
import type { LayoutModel } from '../../layout/layoutModel.ts';
import { ComparatorPanel, type PackedCandidate } from './ComparatorPanel.island.tsx';
import { panelTexts } from './panelTexts.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import styles from './ComparisonTray.module.css';

/** Hidden until followComparison.ts says otherwise. It sticks to the lower edge and rests at the end of the content, which it never covers. */
function ComparisonTray({ microcopy }: { microcopy: Microcopy }) {
  return (
    <>
      <div id={comparisonTrayId} hidden className={styles.tray}>
        <button type="button" className={styles.open} {...dialogCommand('show-modal', comparatorModalId)}>
          <span className={styles.text}>
            {microcopy.compare_casinos} (<span data-count="">0</span>)
          </span>
          <span className={styles.names} data-names="" />
        </button>
        <button type="button" className={styles.close} aria-label={`${microcopy.close}: ${microcopy.compare_casinos}`} data-dismiss="">
          <Icon name="close" />
        </button>
      </div>
      <p
        role="status"
        className="visually-hidden"
        data-added={microcopy.added_to_comparison}
        data-removed={microcopy.removed_from_comparison}
      />
    </>
  );
}

/** The casino comparator (requirement 2.23): nothing in a closed dialog is visible, so its island costs nothing until it is opened. */
function ComparatorModal({ layout: { candidates, presenter, microcopy } }: { layout: LayoutModel }) {
  if (candidates.length === 0) return null;
  const seeds = listSeeds(candidates).map(({ slug, name }) => ({ slug, name }));
  return (
    <DialogSheet
      id={comparatorModalId}
      title={microcopy.compare_casinos}
      closeLabel={microcopy.close}
      aria-describedby={comparatorLimitId}
      data-seeds={JSON.stringify(seeds)}
    >
      <Island
        of={ComparatorPanel}
        when="visible"
        props={{ candidates: candidates.map((each) => packCandidate(each, presenter)), microcopy: pickTexts(microcopy) }}
      />
    </DialogSheet>
  );
}

function packCandidate({ slug, name, attributes }: ToplistPartner, presenter: Presenter): PackedCandidate {
  return [slug, name, presentSymbol(attributes, { presenter })?.src ?? null];
}

function pickTexts(microcopy: Microcopy) {
  return Object.fromEntries(panelTexts.map((key) => [key, microcopy[key]])) as Pick<Microcopy, (typeof panelTexts)[number]>;
}

/** Chooses casinos to compare on any page. */
export const comparator: SiteFeature = {
  name: 'comparator',
  parts: {
    contentEnd: ({ page }) => page.layout.candidates.length > 0 && <ComparisonTray microcopy={page.layout.microcopy} />,
    overlays: ({ page }) => <ComparatorModal layout={page.layout} />,
  },
};
