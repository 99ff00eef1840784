import { examplesOf } from '../shared/examples/examplesOf.ts';

const paragraph = (html: string) => ({ kind: 'paragraph', html });

export const accordionExamples = examplesOf('accordion', {
  questions: {
    id: 'faq',
    title: 'Preguntas frecuentes',
    intro: [paragraph('Lo que más nos preguntan.')],
    items: [
      {
        title: '¿Qué es el rollover?',
        body: [
          paragraph(
            'Las veces que hay que apostar un bono antes de poder retirarlo. Un rollover de 35x sobre $100.000 son $3.500.000 en apuestas.',
          ),
        ],
        isOpen: true,
      },
      {
        title: '¿Cuánto demora un retiro?',
        body: [
          paragraph('Entre unas horas y cinco días hábiles, según el medio de pago y si tu cuenta ya está verificada.'),
          { kind: 'list', ordered: false, items: ['Billeteras: hasta 24 horas', 'Transferencia: 1 a 3 días hábiles'] },
        ],
      },
      { title: '¿Puedo fijar límites?', body: [paragraph('Sí: de depósito, de pérdida y de tiempo.')] },
    ],
  },
  withoutTitle: { id: 'plain', items: [{ title: 'Una sola', body: [] }] },
  longest: {
    id: 'long',
    title: 'Lo que conviene saber antes de mandarle plata a un casino que no conoces',
    intro: [paragraph('Respuestas de la redacción, revisadas en noviembre de 2026 con los términos de cada casino a la vista.')],
    items: [
      {
        title:
          '¿Qué pasa si el casino me pide de nuevo la cédula, una cuenta de la luz y una selfie cuando ya me había aprobado un retiro el mes pasado?',
        body: [
          paragraph('Pasa seguido. La verificación puede repetirse cuando cambias de medio de pago o superas cierto monto.'),
          { kind: 'quote', html: 'Pide el plazo por escrito en el chat y guarda la conversación.' },
          {
            kind: 'list',
            ordered: true,
            items: ['Manda los documentos en un solo correo.', 'Anota la hora.', 'Reclama a los cinco días.'],
          },
        ],
        isOpen: true,
      },
      { title: '¿Otra vez?', body: [paragraph('Sí.')] },
      { title: '¿Otra vez?', body: [paragraph('También.')] },
    ],
  },
  broken: { id: 'broken', items: [{ body: [] }, { title: '¿Y si no hay respuesta?', body: null, isOpen: null }] },
});
