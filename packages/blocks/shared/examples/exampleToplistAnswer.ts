import type { ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';

/** What the partner service sends of a toplist with these partners, in their order. */
export function exampleToplistAnswer(partners: readonly ToplistPartner[], changes: Partial<ToplistAnswer> = {}): ToplistAnswer {
  return {
    responseId: 'home.7.1c9f0a2be4d1',
    partners: Object.fromEntries(partners.map((partner) => [partner.slug, partner])),
    criteria: 'Nota global, de mayor a menor. Si dos empatan, va primero el de mejor nota en Confianza.',
    version: 7,
    updatedDate: '2026-11-02T12:00:00.000Z',
    ...changes,
  };
}
