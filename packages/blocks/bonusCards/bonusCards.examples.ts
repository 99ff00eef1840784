import { examplesOf } from '../shared/examples/examplesOf.ts';

export const bonusCardsExamples = examplesOf('bonusCards', {
  usual: {
    id: 'bonos',
    title: 'Bonos de bienvenida que vale la pena mirar',
    intro: [
      {
        kind: 'paragraph',
        html: 'Cada tarjeta dice lo que el bono pide antes de dejarte retirar. Lo revisamos en los términos de cada casino.',
      },
    ],
    toplist: 'home',
    offerTypes: ['welcome'],
    limit: 6,
  },
  two: { id: 'dos', toplist: 'corta' },
  one: { id: 'uno', title: 'El bono de la semana', toplist: 'home', limit: 1 },
  oddCosts: { id: 'costos', title: 'Bonos que cuestan nada, una fortuna o quién sabe', toplist: 'bonos' },
  longest: {
    id: 'largo',
    title: 'Todos los bonos vigentes de los casinos con nombre largo, términos enredados y una oferta que nadie ha calificado todavía',
    intro: [
      {
        kind: 'paragraph',
        html: 'Los leímos completos, anotamos la fecha y dejamos fuera los que ya vencieron. Si un casino cambia sus términos entre una revisión y la otra, la tarjeta lo dice; si no alcanza para explicarlo en una línea, el detalle está en su reseña.',
      },
    ],
    toplist: 'incompleta',
    limit: 24,
  },
  broken: { id: 'roto', title: '', intro: null, toplist: 'home', offerTypes: [null, ''], limit: null },
});
