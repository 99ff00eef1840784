import { rawGameExample } from '@lupa/contracts/game.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { presentStagedGame } from './presentStagedGame.ts';
import { shapeGame } from './shapeGame.ts';

const present = (changes: Partial<typeof rawGameExample> = {}, partner: string | null = null) =>
  presentStagedGame(shapeGame({ ...rawGameExample, ...changes }, undefined, 'es-CL'), partner, createExampleContext());

test('the link that plays it names the casino that the page names, if any', () => {
  expect(present({}, 'casino-andino').freePlay).toMatchObject({ 'data-play-game': '101', 'data-partner': 'casino-andino' });
  expect(present().freePlay).not.toHaveProperty('data-partner');
  expect(present({ freePlayHash: null }, 'casino-andino').freePlay).toBeNull();
});

test("shows the provider's picture where there is one", () => {
  expect(present().providerLogo?.src).toContain('b1946ac92492d2347c6235b4d2611184');
  expect(present({ provider: { ...rawGameExample.provider, images: [] } }).providerLogo).toBeNull();
});
