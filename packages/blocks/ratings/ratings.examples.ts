import { examplesOf } from '../shared/examples/examplesOf.ts';

export const ratingsExamples = examplesOf('ratings', {
  usual: {
    id: 'nota-andino',
    title: 'De dónde sale el 9,2',
    partner: 'casino-andino',
    intro: [
      {
        kind: 'paragraph',
        html: 'Cinco criterios, la misma fórmula para todos. Lo que paga el casino por aparecer aquí no entra en la cuenta.',
      },
    ],
    notes: [
      {
        name: 'Confianza',
        text: 'Licencia comprobada en el registro de Curazao, dueño conocido y ningún reclamo abierto de más de 30 días.',
      },
      { name: 'Pagos', text: 'Cuatro retiros de prueba: el más lento tardó 23 horas, y nos avisaron antes.' },
      { name: 'Bonos', text: 'Rollover de 35 veces y apuesta máxima de $5.000. Está en el promedio.' },
      { name: 'Juegos', text: 'El RTP de las 20 tragamonedas que miramos es el más alto que ofrece cada estudio.' },
      { name: 'Atención', text: 'Respondieron en 90 segundos un domingo a las 2 de la mañana.' },
    ],
  },
  withoutNotes: { id: 'nota-seca', partner: 'casino-andino' },
  // Its parts do not give its rating, so no sum is shown.
  ofOtherParts: { id: 'nota-ajena', title: 'Una nota de otra fuente', partner: 'pacifico-play' },
  outdated: {
    id: 'nota-roble',
    title: 'La nota con la que se fue',
    partner: 'viejo-roble',
    notes: [{ name: 'Confianza', text: 'Cambió de dueño sin avisar.' }],
  },
  long: {
    id: 'nota-larga',
    title: 'Cómo calculamos la nota de este casino en línea, criterio por criterio y con las pruebas que hicimos en 2026',
    partner: 'casino-andino',
    notes: [
      {
        name: ' confianza',
        text: 'El registro público de la autoridad de Curazao muestra la licencia vigente desde 2019, con el mismo dueño y la misma dirección que figuran en los términos: https://registro.example/licencias/curazao/andino-entretenimiento-n-v-1668-jaz-2019. Revisamos además los fallos de dos mesas de mediación: de 31 reclamos, 29 se resolvieron a favor del jugador o con acuerdo, y los otros dos siguen abiertos desde hace menos de un mes.',
      },
    ],
  },
  withBrokenNotes: {
    id: 'nota-rota',
    title: 'Datos rotos',
    partner: 'casino-andino',
    notes: [{ text: 'Sin criterio' }, { name: 'Astrología', text: 'No es parte de la nota' }, { name: 'Pagos' }],
  },
});
