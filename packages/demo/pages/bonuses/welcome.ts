import type { DemoPage } from '../../writing/demoPage.ts';
import { bonusCards, hero, link, list, questions, section } from '../../writing/writeBlocks.ts';
import { welcomeCount, welcomeTable, worthwhileWelcomes } from './bonusTables.ts';

export const welcomePage: DemoPage = {
  internalName: 'Bonos de bienvenida',
  parent: 'Bonos',
  locales: {
    es_CL: {
      slug: '/bonos/bienvenida/',
      title: 'Bonos de bienvenida: cuáles resisten la calculadora',
      description: `${welcomeCount} bonos de bienvenida ordenados por lo que dejan en promedio, con rollover, plazo, apuesta máxima y los pasos para tomarlos sin perder.`,
      sitemapCategory: 'Bonos',
      author: 'fernanda-lillo',
      updatedOn: '2026-11-18',
      analytics: { category: 'Bonuses', subCategories: ['Welcome Bonus'], vertical: 'Casino', siteSection: 'bonos' },
      blocks: [
        hero(
          'Bono de bienvenida: se toma una vez, se lee dos',
          `Revisamos ${welcomeCount}. En ${worthwhileWelcomes} el bono alcanza a pagar lo que cuesta cumplirlo; en el resto, el regalo lo terminas poniendo tú.`,
          {
            variant: 'with-image-and-button',
            eyebrow: 'Ordenados por saldo, no por tamaño',
            image: 'ilustracion-bonos.png',
            cta: link('Ver los bonos', '#bonusCards-bienvenida'),
          },
        ),
        bonusCards(
          'Los seis con mejor saldo',
          'El número grande es el del aviso. El que decide es cuánto hay que apostar.',
          'bonos-bienvenida',
          { id: 'bienvenida', offerTypes: ['welcome'], limit: 6 },
        ),
        section(
          'Un ejemplo con lápiz y papel',
          `Depositas **$50.000** en Lapislázuli y te dan otros $50.000. El rollover es de 20 veces sobre el bono: hay que apostar **$1.000.000**. Con giros de $500 son dos mil giros, unas tres horas repartidas en varios días.

La casa se queda en promedio con 3,2 % de cada apuesta: **$32.000** en todo el recorrido. Quedan $18.000 del bono, más tu depósito. Es el mejor resultado de la lista.

Ahora Salar Casino. El bono duplica: $100.000 por los mismos $50.000. El rollover es de 40 veces, $4.000.000, ocho mil giros. La pérdida esperada es de **$140.000**: se va el bono completo y $40.000 del depósito. El aviso de Salar es el doble de grande.`,
          { link: link('Por qué el RTP manda', '/guias/rollover/') },
        ),
        welcomeTable(),
        list('Cómo tomarlo sin enredarse', 'steps', [
          [
            'Decide antes de depositar',
            'Después del primer depósito ya no se puede pedir, y después de la primera apuesta ya no se puede rechazar sin costo.',
          ],
          ['Saca una captura de los términos', 'Con fecha. Un casino de nuestra lista negra cambió el rollover con bonos activos.'],
          ['Revisa tu método de pago', 'Skrill y Neteller quedan fuera en Puerto Dorado. El casino no avisa en la caja.'],
          ['Anota la apuesta máxima', 'Pégala en la pantalla. Un giro de $5.000 con tope de $3.000 anula todo.'],
          ['Juega lo que cuenta 100 %', 'Casi siempre tragamonedas. Las de baja volatilidad hacen que el saldo dure hasta el final.'],
          ['Para cuando se cumpla', 'El rollover termina y la plata es tuya. Retira, aunque sea una parte, el mismo día.'],
        ]),
        questions('Preguntas sobre el bono de bienvenida', [
          [
            '¿Es mejor 200 % que 50 %?',
            'Solo si el rollover es el mismo. Carménère da 50 % con 30 veces y queda casi en cero; Salar da 200 % con 40 y deja en contra. El porcentaje es para el aviso.',
          ],
          [
            '¿Qué bono elegir si voy a depositar $10.000?',
            'Uno con mínimo bajo y apuesta máxima cómoda: Copihue Casino pide $5.000 y Chucao $2.000. Con depósitos chicos el plazo pesa poco y el rollover en pesos también es chico.',
          ],
          [
            '¿Los giros del bono van aparte?',
            'Sí. Se acreditan en una tragamonedas fija y lo ganado suele entrar al mismo rollover. En nuestra cuenta no los sumamos porque valen poco: cincuenta giros de $100 rinden unos $4.800 antes de condiciones.',
          ],
          [
            '¿Puedo jugar blackjack con el bono?',
            'Puedes, pero cuenta entre 5 % y 10 %. Con un bono de $50.000 y 30 veces serían $15.000.000 en la mesa.',
          ],
        ]),
      ],
    },
  },
};
