import type { DemoPage } from '../../writing/demoPage.ts';
import { bonusCards, box, hero, link, list, questions, section } from '../../writing/writeBlocks.ts';
import { cashbackTable, offersOfType, welcomeCount, worthwhileWelcomes } from './bonusTables.ts';

const offers = offersOfType('cashback');
const free = offers.filter(({ offer }) => !offer.rollover).length;

export const cashbackPage: DemoPage = {
  internalName: 'Cashback',
  parent: 'Bonos',
  locales: {
    es_CL: {
      slug: '/bonos/cashback/',
      title: 'Cashback de casino: cuánto vuelve y con qué condición',
      description:
        'Siete casinos devuelven parte de lo perdido. Cuánto vuelve de $40.000, en cuáles sin rollover, y la trampa de perder más para recibir más.',
      sitemapCategory: 'Bonos',
      author: 'fernanda-lillo',
      updatedOn: '2026-11-16',
      analytics: { category: 'Bonuses', subCategories: ['Cashback'], vertical: 'Casino', siteSection: 'bonos' },
      blocks: [
        hero(
          'Cashback: el descuento que llega tarde',
          'Devuelve una parte de lo que perdiste. Sin rollover es la oferta más limpia que existe; con rollover, es otro bono con mejor nombre.',
          { eyebrow: `${free} de ${offers.length} sin rollover`, image: 'ilustracion-pagos.png' },
        ),
        cashbackTable(40000),
        section(
          'Qué es perder «neto»',
          `Casi todos calculan sobre la **pérdida neta**: lo apostado menos lo ganado en el período. Si el martes perdiste $60.000 y el jueves ganaste $45.000, la base es de $15.000 y un 10 % devuelve $1.500. Quien cuenta solo el martes se lleva una decepción el lunes.

El período importa tanto como el porcentaje. Una semana de lunes a domingo mezcla días buenos y malos; un día suelto, no. Y lo de Camanchaca es otra cosa: devuelve un 5 % de la **ventaja de la casa** en cada apuesta, ganes o pierdas. De $100.000 apostados con 3,9 % de ventaja vuelven unos $195. La cifra de la tabla supone que perdiste justo lo que dicta esa ventaja.`,
        ),
        bonusCards('Casinos con cashback', 'Primero los que devuelven en saldo real.', 'bonos-cashback', {
          id: 'cashback',
          offerTypes: ['cashback'],
          limit: 7,
        }),
        box(
          'bad',
          'Perder más no es ahorrar más',
          'Un 12 % de vuelta significa que el 88 % no volvió. Si alguna vez apuestas «para llegar al tramo» o para que la devolución valga la pena, el cashback ya hizo su trabajo y el perjudicado eres tú.',
          link('Señales para tomar en serio', '/juego-responsable/'),
        ),
        list('Cinco preguntas antes de contar con él', 'checks', [
          ['¿En saldo real o en bono?', 'Saldo real se retira hoy. Saldo de bono hay que apostarlo otra vez.'],
          [
            '¿Sobre todos los juegos?',
            'En Mesa Mayor, solo mesas en vivo; en Cruz del Norte, solo deportes virtuales; en Copihue Casino, solo bingo.',
          ],
          ['¿Hay que pedirlo?', 'A veces vence si no se activa en la cuenta antes del día de pago.'],
          ['¿Se pierde si tomo otro bono?', 'En Quiltro Club, con el bono de bienvenida el cashback parte una semana después.'],
          ['¿Tiene niveles?', 'El de Cobre Palace exige $1.000.000 jugados al mes. No lo persigas.'],
        ]),
        questions('Preguntas sobre cashback', [
          [
            '¿Conviene más que un bono de bienvenida?',
            `Para quien juega poco, sí: no obliga a nada. El de Quiltro Club se puede elegir en lugar del bono y nos parece mejor trato que los ${welcomeCount - worthwhileWelcomes} bonos que en promedio dejan en contra.`,
          ],
          [
            '¿Cuándo lo pagan?',
            'Casino Andino y Quiltro Club, los lunes; Mesa Mayor, los viernes. En nuestra prueba en Quiltro llegó a las 8:03.',
          ],
          [
            '¿Baja la ventaja de la casa?',
            'Un poco. Con 4 % de ventaja y 10 % de devolución sin condiciones, la ventaja real queda cerca de 3,6 %. Sigue siendo a favor de la casa.',
          ],
        ]),
      ],
    },
  },
};
