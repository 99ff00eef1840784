import { examplesOf } from '../shared/examples/examplesOf.ts';

const logo = (name: string) => ({ src: `media/${name}.png`, alt: name, width: 320, height: 160 });

export const blackListExamples = examplesOf('blackList', {
  register: {
    id: 'lista-negra',
    title: 'Casinos que no recomendamos',
    intro: [
      {
        kind: 'paragraph',
        html: 'Entra un casino cuando tenemos pruebas, no rumores. Sale cuando demuestra que lo corrigió. ¿Falta alguno? <a href="/nosotros/correcciones/">Escríbenos</a>.',
      },
    ],
    items: [
      {
        name: 'Fortuna Rápida',
        webSite: 'fortuna-rapida.example',
        logo: logo('fortuna-rapida'),
        reason:
          'Retuvo retiros de tres lectores por más de noventa días y pidió un segundo depósito «para validar la cuenta». Tenemos los correos. El número de licencia que muestra no aparece en el registro de Curazao.',
        reportedOn: '2026-08-14',
        source: 'https://www.registro.example/consulta?licencia=8048',
        partner: 'casino-andino',
      },
      {
        name: 'Golden Huaso',
        webSite: 'golden-huaso.example',
        logo: null,
        reason: 'Cambió los términos del bono después del depósito y anuló ganancias con la cláusula nueva.',
        reportedOn: '2026-05-02',
        source: 'https://reclamos.example/golden-huaso',
        partner: 'pacifico-play',
      },
      {
        name: 'Lucky Puma 24',
        webSite: 'luckypuma24.example',
        logo: logo('lucky-puma'),
        reason: 'Copia el diseño y el nombre de otro casino. No dice qué empresa lo opera.',
        reportedOn: '2025-11-30',
        source: 'https://luckypuma24.example/about',
        partner: null,
      },
    ],
  },
  longest: {
    id: 'longest',
    items: [
      {
        name: 'El Gran Casino Internacional del Estrecho de Magallanes y la Antártica Chilena',
        webSite: 'https://www.elgrancasinointernacionaldelestrechodemagallanesylaantartica.example/es-cl/bienvenida',
        logo: null,
        reason: `${'Prometió pagar «en las próximas horas» durante cuatro meses seguidos. '.repeat(6)}\n\nCambió de razón social dos veces en el mismo período.`,
        reportedOn: '2026-01-09',
        source: 'https://registro-de-operadores-de-juego-en-linea.example/expedientes/2026/000412',
        partner: 'casino-del-sur-y-la-patagonia',
      },
    ],
  },
  empty: { id: 'solo-un-nombre', items: [{ name: 'Casino sin Antecedentes' }] },
  broken: {
    id: 'broken',
    title: 'Con datos que faltan',
    items: [
      { name: 'Sin Nada' },
      { name: 'Fecha Rara', reportedOn: 'pronto', source: 'un lector', partner: 'viejo-roble', reason: 'No paga.' },
      { name: 'Enlace Malo', source: 'javascript:alert(1)', partner: 'nadie' },
      { webSite: 'sin-nombre.example' },
    ],
  },
});
