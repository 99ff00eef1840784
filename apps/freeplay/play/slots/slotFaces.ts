import type { SlotModel } from '../../rules/slots.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';
import { chooseSymbols } from './symbolSets.ts';
import { texts } from './texts.ts';

const files = import.meta.glob<string>('./symbols/*.svg', { eager: true, query: '?url', import: 'default' });

export type SlotFace = { plural: string } & (
  | { kind: 'drawing'; file: string | undefined; isTop: boolean }
  | { kind: 'letter' | 'wild'; text: string }
);

const letters = ['A', 'K', 'Q', 'J', '10'];

/** The face of every symbol of a model, the wild's last. The first figure of the game's theme pays most. */
export function buildFaces(facts: GameFacts, { symbols }: SlotModel): SlotFace[] {
  const set = chooseSymbols(facts.name, facts.id).map(([name, plural], index): SlotFace => ({
    kind: 'drawing',
    file: symbolFile(name),
    isTop: index === 0,
    plural,
  }));
  const rest = letters.map((text): SlotFace => ({ kind: 'letter', text, plural: texts.letters(text) }));
  return [...[...set, ...rest].slice(0, symbols), { kind: 'wild', text: texts.wild, plural: texts.wilds }];
}

function symbolFile(name: string): string | undefined {
  return files[`./symbols/${name}.svg`];
}
