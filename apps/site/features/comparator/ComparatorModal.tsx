import type { Presenter } from '@lupa/blocks/block.ts';
import { presentSymbol } from '@lupa/blocks/shared/offer/presentFacts.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { Island } from '@lupa/islands/Island.tsx';
import { DialogSheet } from '@lupa/ui/Sheet.tsx';
import { comparatorLimitId, comparatorModalId } from './comparatorIds.ts';
import { listSeeds } from '../../page/listCandidates.ts';
import type { LayoutModel } from '../../layout/layoutModel.ts';
import { ComparatorPanel, type PackedCandidate } from './ComparatorPanel.island.tsx';
import { panelTexts } from './panelTexts.ts';

/**
 * The casino comparator (requirement 2.23). Its content is one island with `when="visible"`: nothing in a closed dialog is ever visible, so it costs
 * nothing until it is opened.
 */
export function ComparatorModal({ layout: { candidates, presenter, microcopy } }: { layout: LayoutModel }) {
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
