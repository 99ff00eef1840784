import type { Shown, BlockVersion } from '../../page/pageFeature.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { canBeTried, idOfB, type PageExperiment } from '@lupa/contracts/experiment.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import { changeFields } from '@lupa/domain/experiment/judgeExperiment.ts';
import { experimentKey } from './tellVersion.ts';

/**
 * Shows the version of the block under test that is this device's, before anything is painted (`data-group` on the root element). A coin decides
 * on the first page with the experiment. What is kept (`KeptGroup` in tellVersion.ts) is one bit for each device; it goes when the experiment has ended
 * (tellVersion.ts). `#grupo-a` and `#grupo-b` show a version without keeping anything. A part of page/headScript.ts, on pages with an experiment.
 */
export const experimentScript = `{
const experimentKey = ${JSON.stringify(experimentKey)};
const root = document.documentElement;
const { experiment, experimentEnds } = root.dataset;
const [, asked] = /^#grupo-([ab])$/.exec(location.hash) ?? [];
try {
  if (asked) root.dataset.group = asked;
  else if (experimentEnds > Date.now()) {
    let kept = JSON.parse(localStorage[experimentKey] ?? null);
    if (kept?.key !== experiment) {
      kept = { key: experiment, group: crypto.getRandomValues(new Uint8Array(1))[0] % 2 ? 'b' : 'a', until: +experimentEnds };
      localStorage[experimentKey] = JSON.stringify(kept);
    }
    root.dataset.group = kept.group;
  }
} catch {}
}`;

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
