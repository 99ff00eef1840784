import { comparisonKey } from '@lupa/blocks/shared/comparison/comparison.ts';
import { findLayoutFaults } from '../../apps/site/dev/testBed/layoutFaults.ts';
import { showLazyBlocks } from '../../apps/site/dev/testBed/showLazyBlocks.ts';
import { pageTypes } from '../../bench/browser/budgets.ts';
import { findBoxFaults, lastingFaults, openBox } from './boxes.ts';
import type { Visitor } from './visitor.ts';

export async function lookAtPages(visitor: Visitor): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1440, 834, 390, 320]) {
    await visitor.resize(width, 900);
    for (const { path } of pageTypes) {
      await visitor.visit(path);
      await showLazyBlocks(visitor);
      faults.push(...(await lastingFaults(() => findLayoutFaults(visitor))).map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  return faults;
}

export async function lookAtBoxes(visitor: Visitor): Promise<{ faults: string[]; opened: string[] }> {
  const opened = new Set<string>();
  const isTried = (id: string) => opened.has(id) || !opened.add(id);
  const faults: string[] = [];
  for (const { path } of pageTypes) {
    await visitor.visit(path);
    faults.push(...(await findBoxFaults(visitor, isTried)).map((fault) => `${path} ${fault}`));
  }
  // The tray with its way to the comparator is there for those who have chosen.
  await visitor.evaluate((key) => (localStorage[key] = '[{"slug":"casino-andino","name":"Casino Andino"}]'), comparisonKey);
  await visitor.visit('/guias/');
  await visitor.see('#comparison-tray');
  faults.push(...(await findBoxFaults(visitor, isTried)));
  await visitor.visit('/juegos-gratis/');
  faults.push(...(await openBox(visitor, 'game-full-mode', 'main a[data-play-game]', isTried)));
  return { faults, opened: [...opened] };
}
