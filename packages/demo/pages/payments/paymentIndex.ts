import type { DemoBlock } from '../../writing/demoBlock.ts';
import type { DemoPage } from '../../writing/demoPage.ts';
import { formatDuration, quickestWithdrawal } from '../../writing/measuredPayments.ts';
import { paymentMethods, type PaymentMethodKey } from '../../writing/paymentMethods.ts';
import { box, hero, link, list, questions, ranking, section, table, usefulLinks } from '../../writing/writeBlocks.ts';
import { paymentFile } from '../../media.ts';
import { rankedPartners } from '../../partners/partners.ts';
import { paymentSlug } from './paymentPage.ts';

const gist: Record<PaymentMethodKey, string> = {
  cuentarut: 'La que paga antes',
  khipu: 'Directo del banco, de ida y vuelta',
  mach: 'Un bolsillo aparte',
  transferencia: 'Para premios grandes',
  webpay: 'Entra en todas, no sale',
  'mercado-pago': 'Para montos chicos',
  servipag: 'En efectivo',
  visa: 'Dos casinos devuelven',
  mastercard: 'Solo de ida',
  skrill: 'Horas, pero en dólares',
  neteller: 'Cuatro casinos',
  astropay: 'Puente al dólar',
  tether: 'Dólares en domingo',
  bitcoin: 'El precio se mueve',
};

const methodNames = new Map<string, string>(paymentMethods.map(({ internalName, name }) => [internalName, name]));
const takers = (key: PaymentMethodKey) => ({
  into: rankedPartners.filter(({ deposits }) => deposits.includes(key)).length,
  out: rankedPartners.filter(({ withdrawals }) => withdrawals.includes(key)).length,
});

const grid: DemoBlock = usefulLinks(
  'Elige tu método',
  'Cada página dice qué casinos lo aceptan, desde cuánto, cuánto tardó y en qué conviene fijarse.',
  (Object.keys(gist) as PaymentMethodKey[]).map((key) => [methodNames.get(key) ?? key, paymentSlug(key), gist[key], paymentFile(key)]),
);

const comparison: DemoBlock = {
  ...table(
    'Los catorce, lado a lado',
    [
      ['Método', 'card'],
      ['Tipo', 'info'],
      ['Depositan', 'wallet'],
      ['Pagan', 'repeat'],
      ['Mejor retiro medido', 'clock'],
    ],
    paymentMethods
      .map(({ internalName, name, kind }) => ({ name, kind, ...takers(internalName), quickest: quickestWithdrawal(internalName) }))
      .toSorted((a, b) => b.out - a.out || b.into - a.into)
      .map(({ name, kind, into, out, quickest }) => [
        `**${name}**`,
        kind,
        `${into} de ${rankedPartners.length}`,
        out === 0 ? 'Ninguno' : `${out} de ${rankedPartners.length}`,
        quickest === null ? '-' : formatDuration(quickest),
      ]),
    `Sobre los ${rankedPartners.length} casinos que recomendamos, noviembre de 2026. Primero los que más casinos usan para pagar.`,
  ),
  id: 'comparacion',
};

export const paymentIndex: DemoPage = {
  internalName: 'Métodos de pago',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/metodos-de-pago/',
      title: 'Métodos de pago en casinos en línea: cuáles pagan',
      description:
        'Webpay, Khipu, MACH, CuentaRUT, billeteras y criptomonedas: en qué casinos sirve cada método, si también paga y qué cuesta de verdad.',
      sitemapCategory: 'Métodos de pago',
      author: 'matias-oyarce',
      updatedOn: '2026-11-21',
      analytics: { category: 'Payments', subCategories: ['Payment Hub'], vertical: 'Casino', siteSection: 'metodos-de-pago' },
      blocks: [
        hero(
          'Métodos de pago: la entrada y, sobre todo, la salida',
          'Depositar es fácil en todas partes. Lo que separa a los métodos es si sirven para recibir la plata de vuelta.',
          {
            eyebrow: `${paymentMethods.length} métodos comparados`,
            cta: link('Ir a la comparación', '#table-comparacion'),
            image: 'ilustracion-pagos.png',
          },
        ),
        grid,
        comparison,
        section(
          'Cómo elegir en dos minutos',
          `**Si tienes CuentaRUT**, úsala para cobrar y Webpay para pagar. La tarjeta de débito de BancoEstado pasa por Webpay sin problema, y el retiro más rápido que medimos llegó a esa cuenta.

**Si quieres un solo método para todo**, Khipu. Diez casinos lo reciben y lo devuelven, en pesos y sin guardar una tarjeta.

**Si quieres un límite que se cumpla**, MACH o Mercado Pago. Se carga lo que decidiste y, cuando se acaba, se acabó.

**Si cobras en dólares o en cripto**, suma el costo de volver a pesos. Entre la comisión de la billetera y la diferencia del tipo de cambio se va entre 1 % y 4 %.

**Si prefieres efectivo**, Servipag deja pagar en caja. Nunca sirve para retirar, así que necesitas una cuenta a tu nombre de todas formas.`,
          { link: link('La guía de los retiros', '/guias/retiros/') },
        ),
        ranking(
          'pago-cuentarut',
          'Los que pagan a CuentaRUT',
          'La salida más corta que conocemos: los siete reciben y devuelven a la misma cuenta.',
          { visibleEntries: 3, link: link('Todo sobre CuentaRUT', paymentSlug('cuentarut')) },
        ),
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
        box(
          'info',
          'Por qué un método puede desaparecer mañana',
          'Un banco o un procesador puede dejar de trabajar con comercios de apuestas de un día para otro, y el casino suele ser el último en avisar. Ninguna de las empresas de esta guía nos paga ni respalda a los casinos que la usan.',
          link('La situación legal', '/guias/situacion-legal/'),
        ),
        questions('Preguntas sobre pagos', [
          [
            '¿Mi banco puede rechazar el pago?',
            'Sí. Algunos bancos rechazan comercios de apuestas, y desde los fallos judiciales de 2025 es más frecuente. Si pasa, no insistas con la tarjeta de otra persona: usa otro método a tu nombre o no deposites.',
          ],
          [
            '¿Por qué Webpay no sirve para retirar?',
            'Porque es una pasarela de cobro: mueve plata de la tarjeta al comercio y no al revés. El retiro llega por transferencia, Khipu, MACH o CuentaRUT.',
          ],
          [
            '¿Conviene pagar con crédito?',
            'No. Jugar con plata prestada es una señal de alerta, y además el banco puede tratarlo como avance en efectivo con intereses desde el primer día.',
          ],
          [
            '¿Cómo miden los plazos?',
            'El reloj parte al apretar «retirar» y para cuando la plata se puede usar. Los montos y las horas están en la reseña de cada casino.',
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
