// Requirements: 2.112, 2.113, 9.6.
import { Island } from '@lupa/islands/Island.tsx';
import { registerIslands } from '@lupa/islands/registerIslands.ts';
import { blockTypes } from '@lupa/contracts/blockType.ts';
import { beforeAll, expect, test } from 'vitest';
import { createCapturedLogger } from '../dev/testBed/capturedLogger.ts';
import type { Rendering } from './pageFeature.ts';
import type { PreparedBlock } from './pageModel.ts';
import { renderBlocks } from './renderBlocks.tsx';

function Button() {
  return <button type="button">Más</button>;
}

function Block({ when }: { when?: 'visible' }) {
  return when ? <Island of={Button} when={when} /> : <Island of={Button} />;
}

beforeAll(() => registerIslands({ './Button.island.tsx': { Button } }));

const blockViews = Object.fromEntries(blockTypes.map((type) => [type, Block])) as unknown as Rendering['blockViews'];

function momentsOf(blocks: { type: string; when?: 'visible' }[]): (string | undefined)[] {
  const prepared = blocks.map(({ type, when }, index) => ({ kind: 'view', type, id: type, index, variant: 'default', props: { when } }));
  const options = { blockViews, page: '/', logger: createCapturedLogger().logger };
  return renderBlocks(prepared as PreparedBlock[], options).map(({ html }) => /when="(\w+)"/.exec(html)?.[1]);
}

test('an island hydrates when it is touched, wherever its block stands, unless it names its moment', () => {
  const types = ['heroSection', 'list', 'table', 'list', 'topList'];
  expect(momentsOf(types.map((type) => ({ type })))).toEqual(types.map(() => 'interaction'));
  expect(momentsOf([{ type: 'list', when: 'visible' }])).toEqual(['visible']);
});
