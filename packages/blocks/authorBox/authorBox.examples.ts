import { examplesOf } from '../shared/examples/examplesOf.ts';

export const authorBoxExamples = examplesOf('authorBox', {
  usual: {
    id: 'autora',
    title: 'Quién escribió esta reseña',
    body: [
      {
        kind: 'paragraph',
        html: 'Probó Casino Andino cuatro veces en dieciocho meses, con <strong>$160.000</strong> de la redacción y sin avisar. Los retiros los pidió a su propia CuentaRUT.',
      },
    ],
    showUpdatedDate: true,
  },
  ofThePage: { id: 'autora-pagina' },
  poor: { id: 'autor-minimo', author: { name: 'Redacción' }, showUpdatedDate: false },
  long: {
    id: 'autor-largo',
    title: 'Quién hizo las pruebas de retiro, con qué plata y durante cuánto tiempo',
    author: {
      name: 'Maximiliano Antonio Fuenzalida-Errázuriz de la Barra',
      slug: '/nosotros/',
      role: 'Editor de pagos, verificación de identidad y reclamos ante mesas de mediación extranjeras',
      photo: { src: 'media/maximiliano.jpg', alt: 'Maximiliano', width: 400, height: 300 },
      expertise: [
        'Retiros medidos a CuentaRUT',
        'Transferencias internacionales y sus comisiones',
        'Verificación de identidad',
        'Reclamos',
        'Criptomonedas',
      ],
      biography:
        'Trabajó ocho años en medios de pago en Santiago, del lado de los comercios. Hace los depósitos y retiros de prueba con su propia CuentaRUT y anota la hora de cada paso. Le interesa menos el bono que la fecha en que llega la plata, y por eso es quien más veces ha pedido cambiar una nota. Responde los reclamos de lectores dentro de la semana, con copia al casino cuando hace falta.',
    },
  },
  withBrokenAuthor: {
    id: 'autor-roto',
    title: 'Datos rotos',
    author: { name: 'Fernanda', slug: '', photo: null, expertise: [null, '', 'RTP'], biography: null },
  },
});
