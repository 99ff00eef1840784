import type { RawBlock } from '@lupa/contracts/page.ts';

export const openDataExamples = {
  usual: {
    type: 'openData',
    id: 'datos',
    title: 'Datos abiertos',
    intro: [{ kind: 'paragraph', html: 'Todo lo que medimos, para que cualquiera rehaga la cuenta.' }],
  },
  withoutTitle: { type: 'openData', id: 'datos-sin-titulo' },
} satisfies Record<string, RawBlock>;
