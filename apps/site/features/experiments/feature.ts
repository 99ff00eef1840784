import type { Shown } from '../../page/pageFeature.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { experimentScript } from './experimentScript.ts';
import { listVersions } from './listVersions.ts';

/** Whether a page has two versions of a block, both of them. */
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
