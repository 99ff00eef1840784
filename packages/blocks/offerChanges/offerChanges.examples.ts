import type { RawBlock } from '@lupa/contracts/page.ts';

export const offerChangesExamples = {
  usual: {
    type: 'offerChanges',
    id: 'cambios-andino',
    title: 'Qué cambió en sus bonos',
    partner: 'casino-andino',
    intro: [{ kind: 'paragraph', html: 'Cada cambio publicado de los términos queda aquí, con lo que le hizo al costo.' }],
  },
  ofAll: { type: 'offerChanges', id: 'cambios', title: 'Lo que cambiaron los casinos' },
  withoutTitle: { type: 'offerChanges', id: 'cambios-sin-titulo', partner: 'copihue-casino' },
} satisfies Record<string, RawBlock>;
