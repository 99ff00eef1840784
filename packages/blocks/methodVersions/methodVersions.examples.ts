import { examplesOf } from '../shared/examples/examplesOf.ts';

export const methodVersionsExamples = examplesOf('methodVersions', {
  usual: {
    id: 'versiones',
    title: 'Cómo ha cambiado el método',
    intro: [{ kind: 'paragraph', html: 'Una regla para todos los casinos. Cuando cambia, cambia para todos el mismo día.' }],
  },
  currentOnly: { id: 'version-vigente', title: 'La regla de hoy', isCurrentOnly: true },
  withoutTitle: { id: 'versiones-sin-titulo' },
});
