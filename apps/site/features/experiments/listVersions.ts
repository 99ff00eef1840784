import { canBeTried, idOfB, type PageExperiment } from '@lupa/contracts/experiment.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import type { BlockVersion } from '../../page/pageFeature.ts';
import { changeFields } from '@lupa/domain/experiment/changeFields.ts';

/** The block alone, or the two versions of a block under test, A first. B has an id of its own. */
export function listVersions(block: RawBlock, experiment: PageExperiment | null): BlockVersion[] {
  if (experiment === null || block.id !== experiment.block || !canBeTried(block)) return [{ block }];
  const { changes } = experiment;
  return [
    { block, group: 'a' },
    {
      block: { ...block, ...changeFields(block, changes), id: idOfB(block.id) },
      group: 'b',
      ...(changes.visit !== null && { microcopy: { visit_casino: changes.visit } }),
    },
  ];
}
