import type { DemoPage } from '../../writing/demoPage.ts';
import { bonusCards, box, freeGames, hero, link, list, questions, section } from '../../writing/writeBlocks.ts';
import { offersOfType, spinsTable } from './bonusTables.ts';

const count = offersOfType('freeSpins').length;

export const freeSpinsPage: DemoPage = {
  internalName: 'Giros gratis',
  parent: 'Bonos',
  locales: {
    es_CL: {
      slug: '/bonos/giros-gratis/',
      title: 'Giros gratis: cuánto valen de verdad en pesos',
      description:
        'Cincuenta giros gratis no son $50.000. Las ofertas de giros de los casinos que recomendamos, lo que rinden en promedio y lo que se lleva el rollover.',
      sitemapCategory: 'Bonos',
      author: 'fernanda-lillo',
      updatedOn: '2026-11-17',
      analytics: { category: 'Bonuses', subCategories: ['Free Spins'], vertical: 'Casino', siteSection: 'bonos' },
      blocks: [
        hero(
          'Giros gratis, contados de a $100',
          'Un giro gratis vale lo que vale la apuesta más chica de la máquina. Con ese dato, las ofertas se achican y algunas siguen siendo buenas.',
          { eyebrow: `${count} ofertas vigentes`, image: 'ilustracion-giros-gratis.png' },
        ),
        spinsTable(
          'Lo que rinden en promedio',
          'freeSpins',
          'Con giros de $100, el valor más común, y el RTP promedio de cada casino. La mayoría de las veces saldrá menos, y de vez en cuando bastante más.',
        ),
        section(
          'Por qué tan poco',
          `Veinte giros de $100 son una apuesta de $2.000. Una tragamonedas con 96 % de RTP devuelve, en promedio, $1.920. Ese es todo el regalo: lo que cuesta un completo.

Hay dos cosas que lo cambian. Una es el **rollover** sobre lo ganado: con 45 veces se come el total; con cero, como en Lapislázuli, lo ganado es tuyo. La otra es el **tope de retiro**, que corta por arriba justo los premios que harían interesante el giro.

Lo que no cambia nada es la cantidad. Ciento cincuenta giros entregados en cinco días son cinco visitas obligadas, y de eso se trata.`,
        ),
        bonusCards(
          'Ofertas de solo giros',
          'De menor a mayor rollover. Algunas piden un depósito y se repiten cada semana.',
          'bonos-giros-gratis',
          {
            id: 'giros',
            offerTypes: ['freeSpins'],
            limit: 6,
          },
        ),
        list('Antes de girar', 'checks', [
          ['En qué juego', 'Lo elige el casino. Mira el RTP de esa máquina: algunas corren la versión más baja.'],
          ['Cuánto vale cada giro', 'Si los términos no lo dicen, pregunta. «Valor mínimo» puede ser $20.'],
          ['Cuándo vencen', 'Los de Volcán Play duran un día; los de Palafito, diez.'],
          ['A qué saldo van', 'Saldo real, se retira. Saldo de bono, primero se cumple.'],
        ]),
        freeGames(
          'O gira sin casino de por medio',
          'Estas tragamonedas se abren en modo demo: sin cuenta, sin depósito y sin vencimiento. Hay [muchas más](/juegos-gratis/tragamonedas/).',
          { gameTypes: ['SLOTS'], pageSize: 6, showFilters: false },
        ),
        questions('Preguntas sobre giros gratis', [
          [
            '¿Puedo elegir la tragamonedas?',
            'Casi nunca. Cuando dejan elegir, toma la de mayor RTP y menor volatilidad si hay rollover, y la de mayor volatilidad si no lo hay.',
          ],
          ['¿Se pueden cambiar por plata?', 'No. Si no los usas, vencen. Tampoco se traspasan a otra máquina.'],
          [
            '¿Por qué me dieron menos giros?',
            'Suelen llegar por tandas diarias y hay que entrar cada día. La tanda que no se abre se pierde.',
          ],
          [
            '¿Son lo mismo que los giros dentro del juego?',
            'No. Esos salen al caer ciertos símbolos, son parte de la máquina y ya están en su [RTP](/guias/rtp-y-volatilidad/).',
          ],
        ]),
        box(
          'caution',
          'El aviso que llega justo a tiempo',
          'Muchos giros «de regalo» llegan por mensaje a quien lleva días sin entrar. Si estás tratando de jugar menos, pide que te saquen de esa lista: lo tienen que hacer.',
          link('Cómo pedirlo', '/juego-responsable/'),
        ),
      ],
    },
  },
};
