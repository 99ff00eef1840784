import type { DemoPage } from '../content/demoPage.ts';
import { box, hero, link, list, questions, ranking, section, table } from '../content/writeBlocks.ts';
import { formatPercent, formatPesos } from '../content/figures.ts';
import { paymentMethods } from '../content/paymentMethods.ts';
import { titleOfOffer } from '../partners/demoPartner.ts';
import { rankedPartners } from '../partners/partners.ts';
import { bonusCost } from '../reviews/figures.ts';

const paymentPage: DemoPage = {
  internalName: 'Métodos de pago',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/metodos-de-pago/',
      title: 'Métodos de pago en casinos en línea: cuáles pagan',
      description:
        'Webpay, Khipu, MACH, CuentaRUT, billeteras y criptomonedas: en qué casinos sirve cada método, si también paga y qué cuesta de verdad.',
      sitemapCategory: 'Principal',
      author: 'matias-oyarce',
      updatedOn: '2026-11-10',
      analytics: { category: 'Payments', subCategories: ['Payment Hub'], vertical: 'Casino', siteSection: 'metodos-de-pago' },
      blocks: [
        hero(
          'Métodos de pago: la entrada y, sobre todo, la salida',
          'Depositar es fácil en todas partes. Lo que separa a los métodos es si sirven para recibir la plata de vuelta.',
          { eyebrow: `${paymentMethods.length} métodos comparados` },
        ),
        table(
          'Cuántos casinos aceptan cada uno',
          ['Método', 'Tipo', 'Para depositar', 'Para retirar'],
          paymentMethods.map(({ internalName, name, kind }) => {
            const into = rankedPartners.filter(({ deposits }) => deposits.includes(internalName)).length;
            const out = rankedPartners.filter(({ withdrawals }) => withdrawals.includes(internalName)).length;
            return [
              `**${name}**`,
              kind,
              `${into} de ${rankedPartners.length}`,
              out === 0 ? 'Ninguno' : `${out} de ${rankedPartners.length}`,
            ];
          }),
          `Sobre los ${rankedPartners.length} casinos que recomendamos, noviembre de 2026.`,
        ),
        section(
          'Cómo elegir en dos minutos',
          `**Si tienes CuentaRUT**, úsala para cobrar y Webpay para pagar. La tarjeta de débito de BancoEstado pasa por Webpay sin problema, y los retiros a la cuenta misma fueron los más rápidos que medimos.

**Si no quieres que el banco vea el comercio**, Khipu y las billeteras muestran al intermediario. No es un truco: es cómo funcionan. El movimiento existe igual y queda en tu historial.

**Si cobras en dólares o en cripto**, suma el costo de volver a pesos. Entre la comisión de la billetera y la diferencia del tipo de cambio se va entre 1 % y 4 %.

**Si prefieres efectivo**, Servipag deja pagar en caja. Nunca sirve para retirar, así que necesitas una cuenta a tu nombre de todas formas.`,
        ),
        ranking('pago-khipu', 'Casinos con Khipu', 'Primero los que también pagan por Khipu, ordenados por su nota de pagos.', {
          visibleEntries: 4,
        }),
        ranking('pago-cuentarut', 'Casinos que pagan a CuentaRUT', 'Los que reciben y devuelven a la misma cuenta van primero.', {
          visibleEntries: 4,
        }),
        list('Reglas que valen para todos', 'checks', [
          [
            'La cuenta es tuya',
            'El titular del método tiene que ser el mismo de la cuenta del casino. Pagar con la tarjeta de otra persona es la causa más común de retiros retenidos.',
          ],
          [
            'De vuelta por donde vino',
            'Muchos casinos exigen retirar por el mismo método hasta cubrir lo depositado. Lo que sobra puede salir por otro.',
          ],
          ['El bono mira el método', 'Skrill y Neteller suelen quedar fuera de los bonos. Está en los términos, casi siempre al final.'],
        ]),
        questions('Preguntas sobre pagos', [
          [
            '¿Mi banco puede rechazar el pago?',
            'Sí. Algunos bancos rechazan comercios de apuestas, y desde los fallos judiciales de 2025 es más frecuente. Si pasa, no insistas con otra tarjeta de otra persona: usa otro método a tu nombre o no deposites.',
          ],
          [
            '¿Por qué Webpay no sirve para retirar?',
            'Porque es una pasarela de cobro: mueve plata de la tarjeta al comercio y no al revés. El retiro llega por transferencia, Khipu, MACH o CuentaRUT.',
          ],
          [
            '¿Conviene pagar con crédito?',
            'No. Jugar con plata prestada es una señal de alerta, y además el banco puede tratarlo como avance en efectivo con intereses desde el primer día.',
          ],
        ]),
        box(
          'caution',
          'Ponle tope a la caja',
          'Si el casino permite un límite de depósito, fíjalo antes del primer pago. Si tu banco deja bloquear comercios de apuestas, también sirve.',
          link('Más herramientas', '/juego-responsable/'),
        ),
      ],
    },
  },
};

const bonusPage: DemoPage = {
  internalName: 'Bonos',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/bonos/',
      title: 'Bonos de casino: cuánto cuestan en pesos',
      description:
        'Bonos de bienvenida, giros gratis y cashback con su rollover traducido a pesos: cuánto hay que apostar y cuánto se pierde en promedio.',
      sitemapCategory: 'Principal',
      author: 'fernanda-lillo',
      updatedOn: '2026-11-17',
      analytics: { category: 'Bonuses', subCategories: ['Bonus Hub'], vertical: 'Casino', siteSection: 'bonos' },
      blocks: [
        hero(
          'Bonos de casino, traducidos a pesos',
          'Un bono grande con un rollover grande es un bono caro. Aquí está la cuenta de cada uno, hecha con el mismo depósito de $50.000.',
          { eyebrow: 'Condiciones leídas en noviembre' },
        ),
        table(
          'Lo que cuesta cada bono de bienvenida',
          ['Casino', 'Bono', 'Rollover', 'Hay que apostar', 'Pérdida esperada', 'Saldo'],
          rankedPartners
            .flatMap((partner) =>
              partner.offers.filter(({ type }) => type === 'welcome').map((offer) => ({ partner, offer, cost: bonusCost(offer, partner) })),
            )
            .toSorted((a, b) => (b.cost?.balance ?? 0) - (a.cost?.balance ?? 0))
            .map(({ partner, offer, cost }) => [
              `**${partner.name}**`,
              titleOfOffer(offer),
              `${offer.rollover} veces`,
              formatPesos(cost?.turnover ?? 0),
              formatPesos(cost?.expectedLoss ?? 0),
              `${(cost?.balance ?? 0) > 0 ? '+' : ''}${formatPesos(cost?.balance ?? 0)}`,
            ]),
          'Para un depósito de $50.000. La pérdida esperada usa el RTP promedio que publica cada casino; no cuenta los giros gratis. De mejor a peor saldo.',
        ),
        ranking(
          'bonos',
          'Los bonos mejor evaluados',
          'Por la nota de **Bonos**: rollover, plazo, apuesta máxima y claridad de los términos. El tamaño es lo que menos pesa.',
          { visibleEntries: 5 },
        ),
        section(
          'Los cuatro tipos de bono',
          `### Bienvenida
Iguala o multiplica el primer depósito. Casi siempre trae rollover, y casi siempre el casino prefiere que no leas cuánto.

### Giros gratis
Un número de giros en una tragamonedas determinada, con un valor por giro que suele ser el mínimo. Lo ganado lleva rollover, salvo que digan lo contrario.

### Cashback
Devuelve parte de lo perdido en un período. Si viene sin rollover es el más honesto: no obliga a apostar más.

### Sin depósito
Un monto chico o unos giros por abrir la cuenta. Sirve para conocer el sitio; el retiro tiene tope y hay que verificar la identidad igual.`.replaceAll(
            /^(### .+)$/gm,
            '$1\n',
          ),
          { link: link('La guía del rollover', '/guias/rollover/') },
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
            `No. En nuestra tabla hay unos pocos con saldo promedio positivo, y ese promedio esconde que la mayoría pierde y unos pocos ganan harto. Con ${formatPercent(96)} de RTP, un rollover de más de 25 veces cuesta más de lo que regala.`,
          ],
          [
            '¿Puedo rechazar el bono?',
            'Sí, en todos los casinos que recomendamos. En algunos hay que marcarlo antes de depositar; en otros se pide por chat.',
          ],
          [
            '¿Qué pasa si retiro antes de cumplir?',
            'Se pierde el bono y lo ganado con él. Lo depositado y lo ganado con plata propia debería quedar intacto: revisa que los términos lo digan.',
          ],
        ]),
      ],
    },
  },
};

const blackListPage: DemoPage = {
  internalName: 'Lista negra',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/lista-negra/',
      title: 'Lista negra: casinos en los que no hay que entrar',
      description: 'Casinos que retienen pagos, inventan licencias o copian juegos, con los hechos que comprobamos y la fecha de cada uno.',
      sitemapCategory: 'Principal',
      author: 'antonia-rebolledo',
      updatedOn: '2026-11-12',
      analytics: { category: 'Blacklist', vertical: 'Casino', siteSection: 'lista-negra' },
      blocks: [
        hero('Lista negra', 'Para estar aquí no basta con una mala nota. Hace falta un hecho grave que hayamos podido comprobar.', {
          eyebrow: 'Revisada el 12 de noviembre de 2026',
        }),
        table(
          'Casinos en la lista',
          ['Casino', 'Qué comprobamos', 'Desde'],
          [
            [
              '**Bahía Neón**',
              'Número de licencia inexistente. Retuvo un retiro 30 días y pagó la mitad. Sirve copias de tres tragamonedas desde sus propios equipos.',
              'Julio de 2026',
            ],
            [
              '**Casino Rayo Veloz**',
              'Anula premios sobre $200.000 por «juego irregular» sin mostrar la evidencia. Nueve casos con documentos.',
              'Marzo de 2026',
            ],
            [
              '**Pirquén Gold**',
              'Exige un depósito «de desbloqueo» del 20 % para pagar. Ningún casino serio lo hace: es una estafa conocida.',
              'Enero de 2026',
            ],
            [
              '**Lluvia de Oro 24**',
              'Usa la foto y el nombre de un periodista real sin permiso en sus avisos. La licencia pertenece a otra empresa.',
              'Octubre de 2025',
            ],
            [
              '**Gran Trapiche**',
              'Cambió el rollover de 30 a 60 veces con bonos ya activos y se negó a mantener las condiciones aceptadas.',
              'Agosto de 2025',
            ],
          ],
          'Todas las marcas de este sitio de demostración son inventadas, también estas.',
        ),
        section(
          'Cómo se entra y cómo se sale',
          `Entra quien hace una de estas cosas y no la repara en treinta días después de que se lo hacemos ver: no pagar un premio sin mostrar por qué, mostrar una licencia que no le pertenece, cambiar condiciones ya aceptadas, servir juegos adulterados o pedir plata para pagar.

Antes de publicar escribimos al casino y le damos diez días hábiles para responder. Su respuesta, si la hay, se publica completa.

Se sale reparando el daño y pasando una prueba nueva. En tres años salió uno.`,
        ),
        list('Si ya depositaste en uno de ellos', 'steps', [
          ['No pongas más plata', 'Ni para «verificar», ni para «liberar», ni por un bono de recuperación.'],
          ['Guarda todo', 'Capturas del saldo, del historial, de los chats y de los términos, con fecha visible.'],
          ['Reclama por escrito', 'Pide un número de caso y fija un plazo. Después, al regulador que figure en la licencia, si existe.'],
          ['Avisa a tu banco', 'Si pagaste con tarjeta, pregunta por el desconocimiento de la compra. Hay plazos: hazlo la misma semana.'],
          ['Cuéntanos', 'Escribe a denuncias@lupacasino.example. No publicamos nombres de lectores.'],
        ]),
        box(
          'info',
          '¿Buscas dónde sí?',
          'Los casinos mejor evaluados pasan la misma prueba una vez al año.',
          link('Ver la lista', '/resenas/'),
        ),
      ],
    },
  },
};

export const moneyPages: DemoPage[] = [paymentPage, bonusPage, blackListPage];
