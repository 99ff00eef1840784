import { marketLocale } from '@lupa/domain/market.ts';
import { helplines, legalStatus } from '../writing/chileanFacts.ts';
import type { DemoCarouselItem } from '../writing/demoBlock.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatDuration, quickestWithdrawal } from '../writing/measuredPayments.ts';
import { formatRating } from '../writing/figures.ts';
import type { PaymentMethodKey } from '../writing/paymentMethods.ts';
import {
  authorBox,
  bonusCards,
  box,
  carousel,
  freeGames,
  hero,
  link,
  questions,
  ranking,
  ratings,
  table,
  usefulLinks,
} from '../writing/writeBlocks.ts';
import { paymentFile } from '../media.ts';
import { ratingOf } from '../partners/demoPartner.ts';
import { partners, rankedPartners } from '../partners/partners.ts';
import { payoutRange } from '../reviews/figures.ts';
import { englishHome } from './languages/english.ts';
import { frenchHome } from './languages/french.ts';
import { germanHome } from './languages/german.ts';
import { paymentPageName, paymentSlug } from './payments.ts';

const [health, crisis] = helplines;

const timed = rankedPartners
  .toSorted((a, b) => a.payoutHours[1] - b.payoutHours[1])
  .slice(0, 6)
  .map(({ name, payoutHours, minimumWithdrawal, withdrawalLimit, ...partner }) => [
    `**${name}**`,
    formatRating(ratingOf(partner)),
    payoutRange(payoutHours),
    `$${minimumWithdrawal.toLocaleString(marketLocale)}`,
    withdrawalLimit,
  ]);

const payments: PaymentMethodKey[] = ['cuentarut', 'khipu', 'mach', 'transferencia', 'webpay', 'tether'];

/** What stands under a payment method: the quickest withdrawal, where there was one. */
function quickest(key: PaymentMethodKey): string {
  const minutes = quickestWithdrawal(key);
  return minutes === null ? 'Solo para depositar' : `Cobró en ${formatDuration(minutes)}`;
}

const guide = (title: string, text: string, picture: string, key: string): DemoCarouselItem => ({
  title,
  text,
  image: `ilustracion-${picture}.png`,
  url: `/guias/${key}/`,
});

export const homePage: DemoPage = {
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
      updatedOn: '2026-11-20',
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
          { id: 'ranking', visibleEntries: 5, showFilters: true, link: link('Todas las reseñas', '/resenas/') },
        ),
        ratings(
          'Una nota por dentro',
          'casino-andino',
          'Tomemos al primero. Abrimos la cuenta con nuestro nombre, depositamos, pedimos dos retiros y escribimos tres veces al soporte. Esto es lo que puso cada parte y cuánto pesa. La comisión que nos paga un casino no aparece porque no entra.',
          [
            ['Confianza', 'Términos cortos que no cambiaron entre dos visitas, licencia comprobada y auditoría anual de los juegos.'],
            [
              'Pagos',
              'Tres horas y veinticinco minutos hasta una CuentaRUT. Pierde medio punto porque la transferencia no sale los fines de semana.',
            ],
            ['Bonos', 'Un rollover de 35 veces está en el promedio. Suma que se pueda rechazar con un clic.'],
            ['Juegos', 'Dos mil cuatrocientos, con ruleta y blackjack en vivo. Falta mostrar el RTP antes de abrirlos.'],
            ['Atención', 'Un domingo a las 2 de la mañana respondieron en noventa segundos, y bien.'],
          ],
        ),
        bonusCards(
          'Bonos que resisten la cuenta',
          'Con un depósito de $50.000, en estos el bono alcanza a pagar lo que cuesta cumplir el rollover. Son pocos.',
          'bonos-bienvenida',
          { id: 'bonos', offerTypes: ['welcome'], limit: 3 },
        ),
        table(
          'Retiros cronometrados',
          [
            ['Casino', 'star'],
            ['Nota', 'check'],
            ['Plazo medido', 'clock'],
            ['Mínimo de retiro', 'wallet'],
            ['Tope', 'shield'],
          ],
          timed,
          'Los seis casinos con mejor plazo máximo en nuestras pruebas, hechas entre septiembre y noviembre de 2026.',
        ),
        usefulLinks(
          '¿Por dónde vas a cobrar?',
          'Decide la salida antes que la entrada. Bajo cada método, el retiro más rápido que nos llegó.',
          payments.map((key) => [paymentPageName(key), paymentSlug(key), quickest(key), paymentFile(key)]),
        ),
        freeGames(
          'Juega sin apostar',
          'Las más buscadas del catálogo, en modo demo: créditos de mentira, reglas de verdad. [Ver el catálogo](/juegos-gratis/).',
          {
            pageSize: 6,
            showFilters: false,
          },
        ),
        carousel('Para entender antes de jugar', 'Guías cortas, con la cuenta hecha y la fuente al lado.', [
          guide('Cómo elegir un casino', 'Diez puntos y una prueba de ida y vuelta con $10.000.', 'elegir-casino', 'elegir-casino'),
          guide('El rollover, en pesos', 'Cuánto hay que apostar para que un bono sea tuyo.', 'rollover', 'rollover'),
          guide('Retirar sin sobresaltos', 'Los papeles, los plazos y el orden correcto.', 'retiros', 'retiros'),
          guide('La situación legal', 'Qué dicen la Corte Suprema, la SCJ y el proyecto de ley.', 'situacion-legal', 'situacion-legal'),
          guide('Verificar una licencia', 'Del sello al registro público, en cinco pasos.', 'licencia', 'verificar-licencia'),
          guide(
            'El carnet, antes de jugar',
            'Qué fotos rechazan y cómo evitar tres días de espera.',
            'identidad',
            'verificacion-de-identidad',
          ),
          guide('Qué es un RTP de 96 %', 'Lo que significa en una noche de verdad.', 'rtp', 'rtp-y-volatilidad'),
          guide('Si no te pagan', 'Treinta días, dos cartas modelo y a quién escribir.', 'reclamar', 'reclamar'),
        ]),
        questions('Preguntas frecuentes', [
          [
            '¿Son legales los casinos en línea en Chile?',
            'Está en disputa, y no hay licencias chilenas que mostrar. El detalle, con fechas y fuentes, está en la [guía sobre la situación legal](/guias/situacion-legal/).',
          ],
          [
            '¿Cuánto se demora un retiro?',
            'En los casinos que recomendamos, entre una hora y cuatro días. La mitad del tiempo se va en verificar la identidad, por eso conviene subir los documentos antes de jugar. Los plazos de cada uno están en su reseña.',
          ],
          [
            '¿Qué es el rollover?',
            'Las veces que hay que apostar un bono antes de poder retirarlo. Con $50.000 de bono y un rollover de 35 veces hay que apostar $1.750.000. En la [guía del rollover](/guias/rollover/) está la cuenta completa.',
          ],
          [
            '¿Puedo usar Webpay o CuentaRUT?',
            'Sí, en varios. [Webpay](/metodos-de-pago/webpay/) deposita en catorce y no paga; [CuentaRUT](/metodos-de-pago/cuentarut/) deposita y paga en siete.',
          ],
          [
            '¿De qué vive LupaCasino?',
            'De comisiones de algunos casinos cuando alguien se registra desde aquí. Por eso los botones dicen «Publicidad». La comisión no entra en la nota y publicamos cómo se calcula.',
          ],
        ]),
        authorBox(
          'Quién responde por esta lista',
          'Si un dato de esta página está mal, escríbeme a correcciones@lupacasino.example. Los errores de hecho se corrigen el mismo día y quedan en el [registro de correcciones](/nosotros/correcciones/).',
        ),
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
