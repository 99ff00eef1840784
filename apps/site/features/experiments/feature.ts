import type { Shown, BlockVersion } from '../../page/pageFeature.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { experimentScript } from './experimentScript.ts';
import { canBeTried, idOfB, type PageExperiment } from '@lupa/contracts/experiment.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import { changeFields } from '@lupa/domain/experiment/changeFields.ts';

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

const isUnderTest = ({ page, blocks }: Shown): boolean => Boolean(page.experiment) && blocks.some(({ group }) => group !== undefined);

/** Shows one of two versions of a block, by a coin of the device. */
export const experiments: SiteFeature = {
  name: 'experiments',
  listVersions,
  headScript: { text: experimentScript, isNeeded: isUnderTest },
  pageAttributes: (shown) => {
    const { experiment } = shown.page;
    if (!experiment || !isUnderTest(shown)) return {};
    return { 'data-experiment': experiment.key, 'data-experiment-ends': Date.parse(experiment.endsAt) };
  },
  blockAttributes: ({ group }) => (group ? { 'data-for-group': group } : {}),
};
