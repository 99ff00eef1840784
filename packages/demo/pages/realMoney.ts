import { marketLocale } from '@lupa/domain/market.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { box, comparator, hero, link, list, questions, ranking, section, table } from '../writing/writeBlocks.ts';
import { rankedPartners } from '../partners/partners.ts';
import { payoutRange } from '../reviews/figures.ts';

const limits = rankedPartners
  .toSorted((a, b) => a.minimumWithdrawal - b.minimumWithdrawal || a.payoutHours[1] - b.payoutHours[1])
  .slice(0, 8)
  .map(({ name, minimumDeposit, minimumWithdrawal, payoutHours, withdrawalLimit }) => [
    `**${name}**`,
    `$${minimumDeposit.toLocaleString(marketLocale)}`,
    `$${minimumWithdrawal.toLocaleString(marketLocale)}`,
    payoutRange(payoutHours),
    withdrawalLimit,
  ]);

export const realMoneyPage: DemoPage = {
  internalName: 'Dinero real',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/dinero-real/',
      title: 'Casinos con dinero real: los que pagan mejor',
      description:
        'Casinos en línea para jugar por dinero real ordenados por cómo pagan: plazos medidos, topes, mínimos y un comparador para ponerlos lado a lado.',
      sitemapCategory: 'Principal',
      author: 'matias-oyarce',
      updatedOn: '2026-11-20',
      analytics: { category: 'Real Money', subCategories: ['Toplist'], vertical: 'Casino', siteSection: 'dinero-real' },
      blocks: [
        hero(
          'Jugar por dinero real: primero, que paguen',
          'Esta lista no se ordena por bonos ni por cantidad de juegos. Se ordena por lo que pasa cuando uno pide su plata.',
          {
            variant: 'with-background-image',
            eyebrow: 'Pagos cronometrados en 2026',
            image: 'fondo-dinero-real.png',
            cta: link('Ver la lista', '#topList-ranking'),
          },
        ),
        ranking(
          'dinero-real',
          'Ordenados por cómo pagan',
          'Nota de **Pagos**: plazo medido, métodos que sirven de ida y vuelta, mínimos, topes y comisiones. Quedan fuera los casinos con menos de 7,5 en confianza. En cada lupa está la nota global.',
          { id: 'ranking', visibleEntries: 5, showFilters: true },
        ),
        comparator(
          'Ponlos lado a lado',
          'Hasta tres casinos, fila por fila. Fíjate en el plazo de retiro y en el tope: el resto se puede negociar con uno mismo; eso no.',
          'dinero-real',
        ),
        section(
          'Lo que medimos cuando pedimos un retiro',
          `El reloj parte cuando se aprieta «retirar» y para cuando la plata aparece en la cuenta. No cuando el casino dice «aprobado», que es la hora que a ellos les conviene.

### Las tres demoras

- **Verificación.** La primera vez piden carnet y un comprobante de domicilio. Lo mejor que vimos fue 35 minutos; lo peor, 67 horas.
- **Aprobación.** Un equipo revisa el retiro. De noche y los fines de semana es donde se nota quién tiene gente trabajando.
- **El medio.** Las transferencias salen por un procesador que espera al lunes; una billetera o una cripto, no.

Por eso repetimos cada prueba en día hábil y en fin de semana. El plazo que publicamos va del mejor al peor caso.`,
          { link: link('Qué método conviene para cobrar', '/metodos-de-pago/') },
        ),
        ranking(
          'cobro-rapido',
          'Si quieres la plata hoy',
          'En estos casinos el **peor** plazo que medimos no pasó de 24 horas. Qué opinamos de cada uno, en pocas líneas.',
          { id: 'hoy', variant: 'mini-review-component', visibleEntries: 3 },
        ),
        table(
          'Con cuánto se entra y con cuánto se sale',
          [
            ['Casino', 'star'],
            ['Depósito mínimo', 'wallet'],
            ['Retiro mínimo', 'repeat'],
            ['Plazo medido', 'clock'],
            ['Tope', 'shield'],
          ],
          limits,
          'Los ocho retiros mínimos más bajos. Un mínimo alto obliga a seguir jugando: con $8.000 de saldo y un mínimo de $20.000 solo se puede depositar más o apostar.',
        ),
        list('Antes del primer depósito', 'steps', [
          ['Verifica tu identidad', 'Sube el carnet y el comprobante el mismo día en que abres la cuenta, no cuando quieras retirar.'],
          ['Deposita el mínimo', 'Con el mínimo basta para probar la caja completa.'],
          ['Decide sobre el bono', 'Si no vas a apostar veinte o treinta veces ese monto, deposita sin bono.'],
          ['Retira algo chico', 'Un retiro de prueba dice más que cualquier reseña, incluida la nuestra.'],
          ['Fija un límite', 'Diario o semanal, y en pesos. Que sea el casino el que te frene.'],
        ]),
        questions('Dudas sobre jugar por plata', [
          [
            '¿Hay que pagar impuestos por un premio?',
            'No damos asesoría tributaria. La regla depende de cada caso y de la fuente del ingreso; pregunta en el Servicio de Impuestos Internos o a un contador antes de asumir que no.',
          ],
          [
            '¿Me pueden bloquear la cuenta?',
            'Pasa cuando los datos no calzan, cuando el método de pago es de otra persona o cuando se rompe una regla del bono. Usa siempre medios a tu nombre.',
          ],
          [
            '¿Qué hago si no me pagan?',
            'Guarda capturas, pide el número de caso y reclama por escrito. Si el casino tiene mediador externo, úsalo. Y cuéntanos: los reclamos que podemos comprobar cambian la nota, y los graves terminan en la [lista negra](/lista-negra/).',
          ],
        ]),
        box(
          'caution',
          'Una cuenta que siempre da negativo',
          'A la larga la casa gana. Un RTP de 96 % quiere decir que se pierden $4 de cada $100 apostados, y en una noche se apuesta muchas veces el mismo peso. Es un gasto en entretención, no un ingreso.',
          link('Señales de alerta', '/juego-responsable/'),
        ),
      ],
    },
  },
};
