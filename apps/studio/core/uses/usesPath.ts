import type { NamedUse } from './loadUses.ts';

/** `total`: of all; `uses`: the first of them. */
export type UsesAnswer = { total: number; uses: NamedUse[] };

export const usesPath = '/uses';
