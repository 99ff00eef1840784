import type { RawBlock } from '@lupa/contracts/page.ts';

export const methodVersionsExamples = {
  usual: {
    type: 'methodVersions',
    id: 'versiones',
    title: 'Cómo ha cambiado el método',
    intro: [{ kind: 'paragraph', html: 'Una regla para todos los casinos. Cuando cambia, cambia para todos el mismo día.' }],
  },
  currentOnly: { type: 'methodVersions', id: 'version-vigente', title: 'La regla de hoy', isCurrentOnly: true },
  withoutTitle: { type: 'methodVersions', id: 'versiones-sin-titulo' },
} satisfies Record<string, RawBlock>;
