import { examplesOf } from '../shared/examples/examplesOf.ts';

export const openDataExamples = examplesOf('openData', {
  usual: {
    id: 'datos',
    title: 'Datos abiertos',
    intro: [{ kind: 'paragraph', html: 'Todo lo que medimos, para que cualquiera rehaga la cuenta.' }],
  },
  withoutTitle: { id: 'datos-sin-titulo' },
});
