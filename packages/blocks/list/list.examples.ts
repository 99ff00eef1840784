import { examplesOf } from '../shared/examples/examplesOf.ts';

const paragraph = (html: string) => [{ kind: 'paragraph', html }];

export const listExamples = examplesOf('list', {
  steps: {
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
    id: 'checks',
    style: 'checks',
    items: [{ body: paragraph('Licencia a la vista') }, { body: paragraph('Retiros <strong>en pesos</strong>') }],
  },
  bullets: { id: 'bullets', title: 'Medios de pago', items: [{ body: paragraph('Webpay') }, { body: paragraph('Khipu') }] },
  fiveSteps: {
    id: 'five-steps',
    title: 'Cómo reclamar un retiro que no llega',
    style: 'steps',
    items: [
      { title: 'Junta las pruebas', body: paragraph('Capturas del saldo, del retiro solicitado y de los términos de ese día.') },
      { title: 'Escribe al casino', body: paragraph('Por correo y con plazo: cinco días hábiles.') },
      { title: 'Reclama al regulador', body: paragraph('Al que emitió la licencia; casi todos tienen formulario en inglés.') },
      {
        title: 'Avísanos con los antecedentes completos y el nombre exacto del casino',
        body: [
          ...paragraph('Revisamos cada aviso y, si corresponde, el casino entra a la <a href="/lista-negra/">lista negra</a>.'),
          { kind: 'list', ordered: false, items: ['Número de la solicitud', 'Fecha y monto'] },
        ],
      },
      { body: paragraph('Guarda todo: algunos retiros aparecen a los noventa días.') },
    ],
  },
  longChecks: {
    id: 'long-checks',
    title: 'Lo que revisamos en cada casino antes de escribir una sola línea',
    style: 'checks',
    items: [
      { title: 'La licencia', body: paragraph('Buscamos el número en el registro del regulador, no en el pie de página del casino.') },
      { title: 'Un retiro real', body: paragraph('Con una cuenta chilena, en pesos, y contamos las horas hasta que la plata llega.') },
      { title: 'Los términos', body: paragraph('Completos, con la apuesta máxima, los juegos excluidos y lo que pasa si el bono vence.') },
      { title: 'El soporte', body: paragraph('Tres preguntas en horarios distintos, una de ellas de madrugada.') },
      { body: paragraph('Y los límites: si cuesta encontrarlos, lo decimos.') },
    ],
  },
  broken: { id: 'broken', style: 'spiral', items: [null, { title: '', body: null }, { body: paragraph('Se salva esta.') }] },
});
