import type { DemoPage } from '../../writing/demoPage.ts';
import { formatPercent } from '../../writing/figures.ts';
import { bonusCards, hero, link, list, questions, ranking, section, usefulLinks } from '../../writing/writeBlocks.ts';
import { extremesTable, offersOfType, welcomeCount, worthwhileWelcomes } from './bonusTables.ts';

export const bonusIndex: DemoPage = {
  internalName: 'Bonos',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/bonos/',
      title: 'Bonos de casino: cuánto cuestan en pesos',
      description:
        'Bonos de bienvenida, giros gratis, cashback y sin depósito con su rollover traducido a pesos: cuánto hay que apostar y cuánto se pierde en promedio.',
      sitemapCategory: 'Bonos',
      author: 'fernanda-lillo',
      updatedOn: '2026-11-19',
      analytics: { category: 'Bonuses', subCategories: ['Bonus Hub'], vertical: 'Casino', siteSection: 'bonos' },
      blocks: [
        hero(
          'Bonos de casino, traducidos a pesos',
          'Un bono grande con un rollover grande es un bono caro. Aquí está la cuenta de cada uno, hecha con el mismo depósito de $50.000.',
          {
            variant: 'with-background-image',
            eyebrow: 'Veinte bonos, un mismo depósito',
            image: 'fondo-bonos.png',
            cta: link('Ver la cuenta completa', '#table-cuenta'),
          },
        ),
        bonusCards(
          'Los tres que dejan algo',
          `De ${welcomeCount} bonos de bienvenida, ${worthwhileWelcomes} tienen saldo promedio a favor. Estos son los mejores; en la tarjeta está cuánto hay que apostar para retirar el bono completo.`,
          'bonos-bienvenida',
          { id: 'mejores', offerTypes: ['welcome'], limit: 3 },
        ),
        usefulLinks('¿Qué tipo de bono buscas?', '', [
          ['Bienvenida', '/bonos/bienvenida/', `${welcomeCount} ofertas. Multiplican el primer depósito.`, 'ilustracion-bonos.png'],
          [
            'Giros gratis',
            '/bonos/giros-gratis/',
            `${offersOfType('freeSpins').length} ofertas. Valen menos de lo que suenan.`,
            'ilustracion-giros-gratis.png',
          ],
          ['Cashback', '/bonos/cashback/', `${offersOfType('cashback').length} ofertas. El que menos obliga.`, 'ilustracion-pagos.png'],
          [
            'Sin depósito',
            '/bonos/sin-deposito/',
            `Solo ${offersOfType('noDeposit').length}. Para mirar, no para ganar.`,
            'ilustracion-rtp.png',
          ],
        ]),
        { ...extremesTable(), id: 'cuenta' },
        section(
          'Cómo se lee esa tabla',
          `La columna **Hay que apostar** es el bono multiplicado por el rollover. No es plata que se pierde: es plata que pasa por la máquina, la misma varias veces. De cada vuelta la casa se queda con una parte, y esa parte es la **pérdida esperada**.

El **saldo** es el bono menos esa pérdida. Cuando es negativo, en promedio pones el bono entero y algo más de tu bolsillo. Mesa Mayor y Nevado Once están abajo por razones distintas: en uno las mesas cuentan el 10 % y en el otro el rollover corre sobre depósito y bono juntos.

Es un promedio, y la [guía del rollover](/guias/rollover/) lo explica con un ejemplo. La mayoría de las personas termina por debajo y unas pocas muy por encima.`,
          { link: link('Los veinte, con plazo y apuesta máxima', '/bonos/bienvenida/') },
        ),
        ranking(
          'bonos',
          'Los casinos con mejores condiciones',
          'Por la nota de **Bonos**: rollover, plazo, apuesta máxima y claridad de los términos. El tamaño es lo que menos pesa. En cada lupa está la nota global.',
          { visibleEntries: 3 },
        ),
        list('La letra chica que anula bonos', 'bullets', [
          ['Apuesta máxima', 'Pasarse una sola vez puede costar todo lo ganado. Va de $1.000 a $20.000 según el casino.'],
          [
            'Juegos que no cuentan',
            'La ruleta y el blackjack suelen contar 10 % o menos. Apostar ahí con un bono activo es casi no avanzar.',
          ],
          [
            'Depósito más bono',
            'Un rollover de 50 veces sobre la suma equivale a uno de 100 veces sobre el bono cuando ambos son iguales.',
          ],
          ['Plazo', 'Los días corren desde que se activa, no desde la primera apuesta.'],
        ]),
        questions('Preguntas sobre bonos', [
          [
            '¿Existe un bono que convenga siempre?',
            `No. Los pocos con saldo a favor lo tienen en promedio, y ese promedio esconde que la mayoría pierde y unos pocos ganan harto. Con ${formatPercent(96)} de RTP, un rollover de más de 25 veces cuesta más de lo que regala.`,
          ],
          [
            '¿Puedo rechazar el bono?',
            'Sí, en todos los casinos que recomendamos. En algunos hay que marcarlo antes de depositar; en otros se pide por chat.',
          ],
          [
            '¿Qué pasa si retiro antes de cumplir?',
            'Se pierde el bono y lo ganado con él. Lo depositado y lo ganado con plata propia debería quedar intacto: revisa que los términos lo digan.',
          ],
          [
            '¿Puedo abrir dos cuentas para tomarlo dos veces?',
            'No. Los casinos cruzan nombre, dirección, teléfono y método de pago. Cuando lo descubren, anulan las dos cuentas con su saldo.',
          ],
        ]),
      ],
    },
  },
};
