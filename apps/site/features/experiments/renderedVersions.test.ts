import { blockLoaders } from '@lupa/blocks/blocks.loaders.server.ts';
import { blockViews } from '@lupa/blocks/blocks.views.ts';
import { bonusCardsExamples } from '@lupa/blocks/bonusCards/bonusCards.examples.ts';
import { heroSectionExamples } from '@lupa/blocks/heroSection/heroSection.examples.ts';
import { createExampleContext } from '@lupa/blocks/shared/examples/exampleContext.ts';
import { toplistExamples } from '@lupa/blocks/toplist/toplist.examples.ts';
import { Deadline } from '@lupa/clients/deadline.ts';
import { canBeTried, pageExperimentExample } from '@lupa/contracts/experiment.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import { expect, test } from 'vitest';
import { registerSiteIslands } from '../../browser/siteIslands.server.ts';
import { prepareBlocks } from '../../page/prepareBlocks.ts';
import { renderBlocks } from '../../page/renderBlocks.tsx';
import { experiments } from './feature.ts';
import { createCapturedLogger } from '../../dev/testBed/capturedLogger.ts';

registerSiteIslands();

const examples: [string, RawBlock][] = Object.entries({ ...heroSectionExamples, ...toplistExamples, ...bonusCardsExamples });
const tried = examples.filter(([, block]) => canBeTried(block));

test('examples of every type can be tried', () => {
  expect(new Set(tried.map(([, { type }]) => type))).toEqual(new Set(['heroSection', 'topList', 'bonusCards']));
});

test.each(tried)('two versions of "%s" have no id in common, and the same links to casinos in the same order', async (_, block) => {
  const { logger, entries } = createCapturedLogger();
  const changes = { ...pageExperimentExample.changes, title: 'Otro título' };
  const prepared = await prepareBlocks([block], {
    rendering: { blockLoaders, blockViews },
    features: [experiments],
    context: createExampleContext(),
    logger,
    showsRawBlocks: false,
    deadline: new Deadline(10_000),
    experiment: { ...pageExperimentExample, block: block.id, changes },
    onPassingFailure: () => undefined,
  });
  const [a = '', b = '', ...others] = renderBlocks(prepared, { blockViews, page: '/', logger }).map(({ html }) => html);
  expect(others).toEqual([]);
  expect(entries.filter(({ level }) => level === 'error')).toEqual([]);
  const ids = [...(a + b).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(new Set(ids).size);
  const ways = (html: string) => [...html.matchAll(/\/jugar\/[^"?]+/g)].map(([way]) => way);
  expect(ways(b)).toEqual(ways(a));
  expect(b).toContain('Otro título');
});
