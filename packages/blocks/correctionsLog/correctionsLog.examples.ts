import type { RawBlock } from '@lupa/contracts/page.ts';

export const correctionsLogExamples = {
  usual: {
    type: 'correctionsLog',
    id: 'correcciones',
    title: 'Correcciones',
    intro: [{ kind: 'paragraph', html: 'Cuando un registro estaba mal, lo corregimos y lo dejamos escrito. Nada se borra.' }],
  },
  withoutTitle: { type: 'correctionsLog', id: 'correcciones-sin-titulo' },
} satisfies Record<string, RawBlock>;
