import { marketLocale } from '@lupa/domain/market.ts';
import { authorBox, box, comparator, hero, link, list, questions, section, table, usefulLinks } from '../../writing/writeBlocks.ts';
import { formatPesos } from '../../writing/figures.ts';
import { rankedPartners } from '../../partners/partners.ts';
import { payoutRange } from '../../reviews/figures.ts';
import { guidePage } from './guidePage.ts';

const cheapest = rankedPartners.toSorted((a, b) => a.minimumDeposit - b.minimumDeposit)[0];
const fastest = rankedPartners.toSorted((a, b) => a.payoutHours[1] - b.payoutHours[1])[0];
const mostTrusted = rankedPartners.toSorted((a, b) => b.scores.Confianza - a.scores.Confianza)[0];
const bestCared = rankedPartners.toSorted((a, b) => b.scores.Atención - a.scores.Atención)[0];
const bestBonus = rankedPartners.toSorted((a, b) => b.scores.Bonos - a.scores.Bonos)[0];
const mostGames = rankedPartners.toSorted((a, b) => b.numberOfGames - a.numberOfGames)[0];
const nameOf = (partner: (typeof rankedPartners)[number] | undefined): string => partner?.name ?? '-';

export const choosingGuide = guidePage({
  key: 'elegir-casino',
  internalName: 'Elegir un casino',
  title: 'Cómo elegir un casino en línea en media hora',
  description:
    'Diez puntos para revisar antes de depositar, una prueba de ida y vuelta con $10.000 y qué casino conviene según cómo juegas y cobras.',
  author: 'antonia-rebolledo',
  updatedOn: '2026-11-14',
  subCategory: 'Casino Guide',
  blocks: [
    hero(
      'Elegir un casino en media hora',
      'Diez minutos para leer, diez para preguntar y diez para una prueba con poca plata. Alcanza para descartar a casi todos los que dan problemas.',
      { eyebrow: 'Guía · 6 minutos', image: 'ilustracion-elegir-casino.png' },
    ),
    section(
      'Parte por la salida',
      `La mayoría elige por el bono. Nosotros partimos por la pregunta contraria: **¿cómo sale la plata de aquí?** Un casino puede tener cinco mil juegos y regalar medio millón, y dar lo mismo si el retiro mínimo es de $50.000 y tú depositas $10.000.

Abre la caja antes de registrarte, o pregunta por chat. Necesitas tres respuestas: por qué métodos pagan, desde cuánto y en qué plazo. Si la primera es «por los mismos con que depositas», pide que lo escriban: con Webpay y Servipag, por ejemplo, no se puede.`,
    ),
    list('Los diez puntos', 'checks', [
      ['Licencia con número', 'Que exista en el registro, con el mismo dominio. [Así se comprueba](/guias/verificar-licencia/).'],
      ['Dueño con nombre', 'Una sociedad y una dirección en los términos, no solo una marca.'],
      ['Retiro por un método tuyo', 'Que puedas cobrar sin abrir cuentas nuevas.'],
      ['Mínimo de retiro razonable', 'Idealmente, no más del doble de lo que depositas.'],
      ['Plazo por escrito', 'En horas o días. «Lo antes posible» no es un plazo.'],
      ['Bono que se puede rechazar', 'Con una casilla vacía, antes de pagar.'],
      ['Términos en español', 'Y con fecha de la última modificación.'],
      ['Límites en dos clics', 'De depósito y de tiempo, que bajen al instante y suban con espera.'],
      ['RTP a la vista', 'Dentro de cada juego, no en una tabla general.'],
      ['Alguien que conteste', 'Una persona, en español, en menos de diez minutos.'],
    ]),
    table(
      'Según cómo juegas',
      ['Si lo tuyo es…', 'Mira primero', 'De nuestra lista'],
      [
        [
          'Cobrar rápido',
          'El plazo medido, no el prometido',
          `**${nameOf(fastest)}**: ${fastest ? payoutRange(fastest.payoutHours) : '-'}`,
        ],
        ['Gastar poco', 'Depósito y retiro mínimos', `**${nameOf(cheapest)}**: desde ${formatPesos(cheapest?.minimumDeposit ?? 0)}`],
        ['Dormir tranquilo', 'La licencia y los reclamos', `**${nameOf(mostTrusted)}**: la mejor nota de Confianza`],
        ['Que te traten bien', 'Tres preguntas al chat, a tres horas', `**${nameOf(bestCared)}**: la mejor nota de Atención`],
        ['Jugar con bono', 'El rollover y la apuesta máxima', `**${nameOf(bestBonus)}**: la mejor nota de Bonos`],
        [
          'Variedad',
          'Los estudios, no la cantidad',
          `**${nameOf(mostGames)}**: ${(mostGames?.numberOfGames ?? 0).toLocaleString(marketLocale)} juegos`,
        ],
      ],
      'Sale de las mismas fichas que las reseñas y cambia cuando ellas cambian.',
    ),
    comparator('Compáralos lado a lado', 'Hasta tres a la vez. Lo que cambia entre uno y otro queda a la vista.', 'home'),
    list('La prueba de los $10.000', 'steps', [
      ['Regístrate con datos reales', 'El nombre del carnet, completo. Con un apodo no vas a poder cobrar.'],
      ['Sube los documentos ese día', 'Es la parte más lenta y se puede adelantar. [Qué piden y cómo](/guias/verificacion-de-identidad/).'],
      ['Deposita el mínimo, sin bono', 'Con bono no podrías retirar y la prueba no serviría.'],
      ['Juega un rato', 'Diez minutos bastan. Algunos casinos exigen apostar el depósito una vez.'],
      ['Retira lo que quede', 'O lo más cercano al mínimo. Anota la hora en que lo pides y la hora en que llega.'],
      ['Decide después', 'Si demoró más de lo prometido, si pidieron algo nuevo o si te ofrecieron un bono para cancelar, ya sabes.'],
    ]),
    section(
      'Tres preguntas para el chat',
      `Cuesta cinco minutos y dice mucho. Pregunta de noche, cuando se nota quién tiene gente.

> ¿Cuál es el retiro mínimo a CuentaRUT y cuánto demora si lo pido un sábado?

> ¿Qué porcentaje cuenta el blackjack para el rollover del bono de bienvenida?

> ¿Cómo pongo un límite semanal de $20.000, y cuánto tarda en aplicarse si después quiero subirlo?

La respuesta correcta trae cifras. Un enlace a los términos es un punto menos. Un bono que nadie pidió son dos.`,
    ),
    box(
      'bad',
      'Ciérralo sin mirar más',
      'Si te escriben ellos por WhatsApp, si prometen ganancias, si el retiro exige un depósito previo o si el número de licencia no aparece en el registro. Cualquiera de las cuatro basta.',
      link('Ver la lista negra', '/lista-negra/'),
    ),
    questions('Preguntas al elegir', [
      [
        '¿Conviene tener cuenta en varios?',
        'Dos alcanzan: uno para jugar y otro de respaldo. Con más se pierde la cuenta de lo depositado, y eso sale caro.',
      ],
      [
        '¿Me fijo en las opiniones de la gente?',
        'Sí, en las que cuentan montos, fechas y métodos. Las que dicen «el mejor casino, recomendado» no informan, sean reales o no.',
      ],
      [
        '¿Y si el que me gusta no está en la lista?',
        'Haz la misma prueba. Si sale bien o mal, cuéntanos: de ahí salen las próximas reseñas.',
      ],
    ]),
    usefulLinks('Con el casino elegido', '', [
      ['Todas las reseñas', '/resenas/', 'Notas, plazos y licencias de los que probamos'],
      ['La cuenta de los bonos', '/bonos/', 'Antes de aceptar uno'],
      ['Retirar sin sobresaltos', '/guias/retiros/', 'Lo que conviene hacer el primer día'],
    ]),
    authorBox(
      'Quién responde por la lista',
      'Esta guía es la rutina que seguimos nosotros, recortada para hacerla con $10.000 y media hora.',
    ),
  ],
});
