import { examplesOf } from '../shared/examples/examplesOf.ts';

export const correctionsLogExamples = examplesOf('correctionsLog', {
  usual: {
    id: 'correcciones',
    title: 'Correcciones',
    intro: [{ kind: 'paragraph', html: 'Cuando un registro estaba mal, lo corregimos y lo dejamos escrito. Nada se borra.' }],
  },
  withoutTitle: { id: 'correcciones-sin-titulo' },
});
