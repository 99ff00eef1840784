import type { RawBlock } from '@lupa/contracts/page.ts';

export const accordionExamples = {
  questions: {
    type: 'accordion',
    id: 'faq',
    title: 'Preguntas frecuentes',
    intro: [{ kind: 'paragraph', html: 'Lo que más nos preguntan.' }],
    items: [
      {
        title: '¿Qué es el rollover?',
        body: [
          {
            kind: 'paragraph',
            html: 'Las veces que hay que apostar un bono antes de poder retirarlo. Un rollover de 35x sobre $100.000 son $3.500.000 en apuestas.',
          },
        ],
        isOpen: true,
      },
      {
        title: '¿Cuánto demora un retiro?',
        body: [
          { kind: 'paragraph', html: 'Entre unas horas y cinco días hábiles, según el medio de pago y si tu cuenta ya está verificada.' },
          { kind: 'list', ordered: false, items: ['Billeteras: hasta 24 horas', 'Transferencia: 1 a 3 días hábiles'] },
        ],
      },
      { title: '¿Puedo fijar límites?', body: [{ kind: 'paragraph', html: 'Sí: de depósito, de pérdida y de tiempo.' }] },
    ],
  },
  withoutTitle: { type: 'accordion', id: 'plain', items: [{ title: 'Una sola', body: [] }] },
} satisfies Record<string, RawBlock>;
