import type { DemoPage } from '../content/demoPage.ts';
import { box, hero, link, list, questions, ranking, section, table } from '../content/writeBlocks.ts';
import { helplines, legalStatus } from '../content/chileanFacts.ts';
import { formatRating } from '../content/figures.ts';
import { partners, rankedPartners } from '../partners/partners.ts';
import { ratingOf } from '../partners/demoPartner.ts';
import { payoutRange } from '../reviews/figures.ts';
import { reviewSlug } from '../reviews/reviewPage.ts';
import { englishHome, frenchHome, germanHome } from './otherLanguages.ts';

const [health, crisis] = helplines;

const home: DemoPage = {
  internalName: 'Inicio',
  parent: null,
  locales: {
    es_CL: {
      slug: '/',
      title: 'LupaCasino: casinos en línea revisados con lupa',
      description:
        'Comparamos casinos en línea para Chile con plata propia: retiros cronometrados, bonos calculados en pesos y licencias con su fuente.',
      sitemapCategory: 'Principal',
      author: 'antonia-rebolledo',
      updatedOn: '2026-11-18',
      analytics: { category: 'Home', vertical: 'Casino', siteSection: 'home', equivalentPage: 'home' },
      blocks: [
        hero(
          'Casinos en línea, revisados con lupa',
          'Depositamos plata nuestra, cronometramos los retiros y calculamos en pesos lo que cuesta cada bono. **Ningún casino puede pagar por subir en la lista.**',
          {
            eyebrow: 'Chile, noviembre de 2026',
            image: 'portada-lupa.png',
            cta: link('Ver los mejor evaluados', '#topList-ranking'),
          },
        ),
        box('info', 'Antes de seguir: la situación legal', legalStatus.short, link('Qué se sabe y qué no', '/guias/situacion-legal/')),
        ranking(
          'home',
          'Los mejor evaluados',
          `De los ${partners.length} casinos que hemos revisado, estos son los de mejor nota. El orden sale de cinco partes (confianza, pagos, bonos, juegos y atención) y de nada más.`,
          {
            id: 'ranking',
            visibleEntries: 5,
            link: link('Todas las reseñas', '/resenas/'),
          },
        ),
        section(
          'Cómo ponemos la nota',
          `Cada casino pasa por la misma rutina. Abrimos una cuenta con nuestro nombre, depositamos entre $20.000 y $100.000, jugamos, pedimos al menos dos retiros por métodos distintos y anotamos la hora de cada paso. Después escribimos al soporte tres veces: una de día, una de madrugada y una diciendo que queremos dejar de jugar.

Con eso se llenan cinco notas. **Confianza** pesa 30 %, **Pagos** 25 %, **Bonos** 20 %, **Juegos** 15 % y **Atención** 10 %. La comisión que recibimos de un casino no es una de las partes y quien escribe la reseña no la conoce.

Repetimos la prueba por lo menos una vez al año, o antes si cambian los términos, la licencia o los dueños. Cuando un dato está viejo, lo decimos.`,
          { link: link('Quiénes somos y de qué vivimos', '/nosotros/') },
        ),
        table(
          'Retiros cronometrados',
          ['Casino', 'Nota', 'Plazo medido', 'Mínimo de retiro', 'Tope'],
          rankedPartners
            .toSorted((a, b) => a.payoutHours[1] - b.payoutHours[1])
            .slice(0, 8)
            .map(({ name, payoutHours, minimumWithdrawal, withdrawalLimit, ...partner }) => [
              `**${name}**`,
              formatRating(ratingOf(partner)),
              payoutRange(payoutHours),
              `$${minimumWithdrawal.toLocaleString('es-CL')}`,
              withdrawalLimit,
            ]),
          'Ocho casinos con mejor plazo máximo en nuestras pruebas, hechas entre septiembre y noviembre de 2026.',
        ),
        list('Qué mirar antes de depositar', 'checks', [
          ['La licencia y su número', 'Tiene que existir en el registro de quien la da. Si el sello no se puede pinchar, búscalo tú.'],
          ['Por dónde vas a cobrar', 'Muchos métodos sirven para depositar y no para retirar. Decide la salida antes de la entrada.'],
          ['El rollover en pesos', 'Multiplica el bono por el rollover: esa es la plata que tendrás que apostar antes de un retiro.'],
          ['El plazo para cumplirlo', 'Un rollover de 35 veces en 30 días es exigente; en 7 días es casi imposible.'],
          ['El límite', 'Fíjalo antes de jugar. Si el casino no deja hacerlo en dos clics, es mala señal.'],
        ]),
        questions('Preguntas frecuentes', [
          [
            '¿Son legales los casinos en línea en Chile?',
            `${legalStatus.short} Lo explicamos con fuentes en la [guía sobre la situación legal](/guias/situacion-legal/).`,
          ],
          [
            '¿Cuánto se demora un retiro?',
            'En los casinos que recomendamos, entre una hora y tres días. La mitad del tiempo se va en verificar la identidad, por eso conviene subir los documentos antes de jugar. Los plazos de cada uno están en su reseña.',
          ],
          [
            '¿Qué es el rollover?',
            'Las veces que hay que apostar un bono antes de poder retirarlo. Con $50.000 de bono y un rollover de 35 veces hay que apostar $1.750.000. En la [guía del rollover](/guias/rollover/) está la cuenta completa.',
          ],
          [
            '¿Puedo usar Webpay o CuentaRUT?',
            'Sí, en varios. Mira la lista de [métodos de pago](/metodos-de-pago/): dice en qué casinos sirve cada uno y si además paga.',
          ],
          [
            '¿De qué vive LupaCasino?',
            'De comisiones de algunos casinos cuando alguien se registra desde aquí. Por eso los botones dicen «Publicidad». La comisión no entra en la nota y publicamos cómo se calcula.',
          ],
        ]),
        box(
          'caution',
          'El juego puede hacer daño',
          `Es para mayores de 18 años y con plata que se pueda perder. Si te está costando parar, ${health.name} atiende en el **${health.number}** y la línea de crisis es **${crisis.number}**, gratis desde celulares.`,
          link('Herramientas y señales de alerta', '/juego-responsable/'),
        ),
      ],
    },
    en: englishHome,
    fr_CA: frenchHome,
    de_DE: germanHome,
  },
};

const realMoney: DemoPage = {
  internalName: 'Dinero real',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/dinero-real/',
      title: 'Casinos con dinero real: los que pagan mejor',
      description:
        'Casinos en línea para jugar por dinero real ordenados por cómo pagan: plazos medidos, topes, mínimos y métodos que sirven para retirar en Chile.',
      sitemapCategory: 'Principal',
      author: 'matias-oyarce',
      updatedOn: '2026-11-15',
      analytics: { category: 'Real Money', subCategories: ['Toplist'], vertical: 'Casino', siteSection: 'dinero-real' },
      blocks: [
        hero(
          'Jugar por dinero real: primero, que paguen',
          'Esta lista no se ordena por bonos ni por cantidad de juegos. Se ordena por lo que pasa cuando uno pide su plata.',
          {
            eyebrow: 'Pagos cronometrados',
            cta: link('Ver la lista', '#topList-ranking'),
          },
        ),
        ranking(
          'dinero-real',
          'Ordenados por cómo pagan',
          'Nota de **Pagos**: plazo medido, métodos que sirven de ida y vuelta, mínimos, topes y comisiones. Quedan fuera los casinos con menos de 7,5 en confianza.',
          { id: 'ranking', visibleEntries: 6 },
        ),
        section(
          'Lo que medimos cuando pedimos un retiro',
          `El reloj parte cuando se aprieta «retirar» y para cuando la plata aparece en la cuenta. No cuando el casino dice «aprobado», que es la hora que a ellos les conviene.

### Las tres demoras

- **Verificación.** La primera vez piden carnet y un comprobante de domicilio. Lo mejor que vimos fue 35 minutos; lo peor, 67 horas.
- **Aprobación.** Un equipo revisa el retiro. De noche y los fines de semana es donde se nota quién tiene gente trabajando.
- **El medio.** Una transferencia no corre el domingo; una billetera o una cripto, sí.

Por eso repetimos cada prueba en día hábil y en fin de semana. El plazo que publicamos va del mejor al peor caso.`,
        ),
        table(
          'Qué método conviene para cobrar',
          ['Método', 'Plazo habitual', 'A favor', 'En contra'],
          [
            ['**Khipu**', 'De 1 a 24 horas', 'Llega a tu banco en pesos', 'No todos los casinos pagan por esta vía'],
            ['**CuentaRUT**', 'De 1 a 24 horas', 'Casi todo el mundo la tiene', 'Tope de saldo de la cuenta'],
            ['**MACH**', 'De 2 a 36 horas', 'Aviso al instante en el teléfono', 'Tope de la cuenta prepago'],
            ['**Transferencia bancaria**', 'De 1 a 4 días', 'Sirve para montos altos', 'No corre fines de semana'],
            ['**Skrill** y **Neteller**', 'De 6 a 26 horas', 'Rápidos y aceptados', 'Comisión al pasar a pesos'],
            ['**Tether (USDT)**', 'De 1 a 12 horas', 'Corre todos los días', 'Hay que saber manejar una billetera'],
          ],
          'Plazos de los retiros de prueba de 2026. El tope de cada cuenta lo fija quien la emite.',
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
            'Guarda capturas, pide el número de caso y reclama por escrito. Si el casino tiene mediador externo, úsalo. Y cuéntanos: los reclamos que podemos comprobar cambian la nota.',
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

const reviews: DemoPage = {
  internalName: 'Reseñas',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/resenas/',
      title: `Reseñas de casinos en línea: ${partners.length} probados`,
      description: `Las ${partners.length} reseñas de LupaCasino, con nota, licencia declarada, plazo de retiro medido y fecha de la última prueba.`,
      sitemapCategory: 'Principal',
      author: 'antonia-rebolledo',
      updatedOn: '2026-11-16',
      analytics: { category: 'Reviews', subCategories: ['Review Hub'], vertical: 'Casino', siteSection: 'resenas' },
      blocks: [
        hero(
          'Todas las reseñas',
          `${partners.length} casinos probados con plata propia. También los que no recomendamos: saber dónde no entrar vale tanto como lo otro.`,
          { eyebrow: 'Última prueba: noviembre de 2026' },
        ),
        ranking('home', 'Los diez primeros', 'La nota global, de mayor a menor.', { visibleEntries: 3 }),
        list(
          'Recomendados, por nota',
          'bullets',
          rankedPartners.map((partner) => [
            `${partner.name}: ${formatRating(ratingOf(partner))}`,
            `${partner.summary} [Leer la reseña](${reviewSlug(partner.slug)})`,
          ]),
        ),
        list(
          'Los que dejamos de recomendar',
          'bullets',
          partners
            .filter((partner) => !rankedPartners.includes(partner))
            .map((partner) => [partner.name, `${partner.summary} [Qué pasó](${reviewSlug(partner.slug)})`]),
        ),
        section(
          'Cuándo cambia una nota',
          `Una nota puede cambiar por cuatro razones: una prueba nueva, un cambio en los términos, un cambio de licencia o de dueños, o reclamos de lectores que pudimos comprobar. Cada cambio queda con su fecha.

Los casinos pueden pedir una corrección y les respondemos siempre. Corregimos errores de hecho el mismo día; las opiniones no se negocian.`,
        ),
      ],
    },
  },
};

export const mainPages: DemoPage[] = [home, realMoney, reviews];
