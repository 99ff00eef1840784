/** Where a review says what the details of a casino's card say. */
export const reviewAnchors = { reason: 'nota', cost: 'costo', facts: 'datos' } as const;

export type DetailKind = keyof typeof reviewAnchors;
