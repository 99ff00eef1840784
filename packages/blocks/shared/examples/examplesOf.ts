import type { BlockType } from '@lupa/contracts/blockType.ts';

type Fields = { id: string; [field: string]: unknown };

/** The examples of a type by name, each a block as a content service sends it. */
export function examplesOf<const Type extends BlockType, Named extends Record<string, Fields>>(type: Type, named: Named) {
  return Object.fromEntries(Object.entries(named).map(([name, fields]) => [name, { type, ...fields }])) as {
    [Name in keyof Named]: Named[Name] & { type: Type };
  };
}
