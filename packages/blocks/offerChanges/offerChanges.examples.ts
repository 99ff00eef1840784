import { examplesOf } from '../shared/examples/examplesOf.ts';

export const offerChangesExamples = examplesOf('offerChanges', {
  usual: {
    id: 'cambios-andino',
    title: 'Qué cambió en sus bonos',
    partner: 'casino-andino',
    intro: [{ kind: 'paragraph', html: 'Cada cambio publicado de los términos queda aquí, con lo que le hizo al costo.' }],
  },
  ofAll: { id: 'cambios', title: 'Lo que cambiaron los casinos' },
  withoutTitle: { id: 'cambios-sin-titulo', partner: 'copihue-casino' },
});
