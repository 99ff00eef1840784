import type { RawBlock } from '@lupa/contracts/page.ts';

const paragraph = (html: string) => [{ kind: 'paragraph', html }];

export const listExamples = {
  steps: {
    type: 'list',
    id: 'steps',
    title: 'Cómo activar un bono',
    style: 'steps',
    items: [
      { title: 'Crea tu cuenta', body: paragraph('Usa tus datos reales: te los van a pedir al retirar.') },
      { title: 'Elige el bono antes de depositar', body: paragraph('Después suele ser tarde.') },
      { title: 'Deposita el mínimo', body: paragraph('Más plata no mejora las condiciones.') },
    ],
  },
  checks: {
    type: 'list',
    id: 'checks',
    style: 'checks',
    items: [{ body: paragraph('Licencia a la vista') }, { body: paragraph('Retiros <strong>en pesos</strong>') }],
  },
  bullets: { type: 'list', id: 'bullets', title: 'Medios de pago', items: [{ body: paragraph('Webpay') }, { body: paragraph('Khipu') }] },
} satisfies Record<string, RawBlock>;
