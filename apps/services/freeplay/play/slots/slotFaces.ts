import type { SlotModel } from '../../rules/slots.ts';
import type { GameFacts } from '../game.ts';
import { symbolFile } from './symbolFiles.ts';
import { chooseSymbolSet } from './symbolSets.ts';

/** How a symbol looks, and what several of it are called. */
export type SlotFace = { plural: string } & (
  { kind: 'drawing'; file: string | undefined; isTop: boolean } | { kind: 'letter' | 'wild'; text: string }
);

const letters = ['A', 'K', 'Q', 'J'];

/** The face of every symbol of a model, the wild's last. The game's own picture pays most. */
export function buildFaces(facts: GameFacts, { symbols }: SlotModel): SlotFace[] {
  const set = chooseSymbolSet(facts.name, facts.id).symbols.map(([name, plural]): SlotFace => ({
    kind: 'drawing',
    file: symbolFile(name),
    isTop: false,
    plural,
  }));
  const top: SlotFace = { kind: 'drawing', file: facts.picture ?? symbolFile('crown'), isTop: true, plural: `figuras de ${facts.name}` };
  const rest = letters.map((text): SlotFace => ({ kind: 'letter', text, plural: `letras ${text}` }));
  return [...[top, ...set, ...rest].slice(0, symbols), { kind: 'wild', text: 'Comodín', plural: 'comodines' }];
}
