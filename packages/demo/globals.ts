import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { helplines } from './writing/chileanFacts.ts';
import type { OfferType } from './partners/partner.schema.ts';

type TextLink = { text: string; link: string };
type LinksColumn = { title: string; titleLink: string; links: TextLink[] };
type TrustedArea = {
  title: string;
  description: string;
  items: { name: string; link: string; logo: string | null; source: string; verifiedOn: string }[];
};

/** Globals of one language, as the studio's form has them; `logo` and `casinoLogo` are file names of the media library. */
export type DemoGlobals = {
  siteName: string;
  bonusTypes: { key: OfferType; value: string }[];
  footer: {
    siteName: string;
    address: string;
    addressFr?: string;
    linksArea: LinksColumn[];
    linksAreaFr?: LinksColumn[];
    linksAreaOntario?: LinksColumn[];
    networkInterlinkingArea: {
      title: string;
      description: string;
      sites: { casinoName: string; casinoLink: string; casinoLogo: string; casinoColor: string }[];
    };
    trustedArea: TrustedArea;
    trustedAreaFr?: TrustedArea;
    trustedAreaOntario?: TrustedArea;
    copyrightArea: { text: string; links: TextLink[]; socialMedia: { iconName: string; link: string }[] };
  };
};

export const siteName = 'LupaCasino';
export const siteLogo = 'lupacasino.png';

/** Invented sister sites. */
export const sisterSites = [
  { key: 'lupa-juegos', casinoName: 'LupaJuegos', casinoLink: 'https://lupajuegos.example/', casinoColor: '#0E6B55' },
  { key: 'lupa-apuestas', casinoName: 'LupaApuestas', casinoLink: 'https://lupaapuestas.example/', casinoColor: '#0B3A53' },
  { key: 'lupa-bingo', casinoName: 'LupaBingo', casinoLink: 'https://lupabingo.example/', casinoColor: '#B5532A' },
  { key: 'lupa-poker', casinoName: 'LupaPóker', casinoLink: 'https://lupapoker.example/', casinoColor: '#A62B1F' },
  { key: 'lupa-peru', casinoName: 'LupaCasino Perú', casinoLink: 'https://pe.lupacasino.example/', casinoColor: '#8A5A00' },
] as const;

const network = (title: string, description: string) => ({
  title,
  description,
  sites: sisterSites.map(({ key, casinoName, casinoLink, casinoColor }) => ({
    casinoName,
    casinoLink,
    casinoLogo: `${key}.png`,
    casinoColor,
  })),
});

const socialMedia = [
  { iconName: 'mastodon', link: 'https://social.example/@lupacasino' },
  { iconName: 'youtube', link: 'https://video.example/@lupacasino' },
  { iconName: 'rss', link: 'https://lupacasino.example/feed/' },
];

const chileanHelp = helplines.map(({ name, number, link, source, verifiedOn }) => ({
  name: name.includes(number) ? name : `${name} ${number}`,
  link,
  logo: link === 'tel:*4141' ? 'ayuda-4141.png' : 'ayuda-salud-responde.png',
  source,
  verifiedOn,
}));
const adultsOnly = (name: string, logo: string) => ({
  name,
  link: '/juego-responsable/',
  logo,
  source: 'https://lupacasino.example/juego-responsable/',
  verifiedOn: '2026-11-16',
});
const quebecHelp = {
  name: 'Jeu : aide et référence 1 800 461-0140',
  link: 'tel:18004610140',
  logo: 'ayuda-quebec.png',
  source: 'https://aidejeu.ca/',
  verifiedOn: '2026-11-21',
};
const ontarioHelp = {
  name: 'ConnexOntario 1-866-531-2600',
  link: 'tel:18665312600',
  logo: 'ayuda-ontario.png',
  source: 'https://agco.ca/en/lottery-and-gaming/safer-gambling',
  verifiedOn: '2026-11-21',
};

const germanHelp = {
  name: 'Check dein Spiel 0800 137 27 00',
  link: 'tel:+498001372700',
  logo: 'ayuda-alemania.png',
  source: 'https://www.check-dein-spiel.de/',
  verifiedOn: '2026-11-21',
};

const spanish: DemoGlobals = {
  siteName,
  bonusTypes: [
    { key: 'welcome', value: 'Bono de bienvenida' },
    { key: 'freeSpins', value: 'Giros gratis' },
    { key: 'noDeposit', value: 'Sin depósito' },
    { key: 'cashback', value: 'Cashback' },
    { key: 'reload', value: 'Bono de recarga' },
    { key: 'live', value: 'Bono para casino en vivo' },
  ],
  footer: {
    siteName,
    address: 'LupaCasino · Av. Ejemplo 1234, oficina 56, Providencia, Santiago de Chile',
    linksArea: [
      {
        title: 'Casinos',
        titleLink: '/resenas/',
        links: [
          { text: 'Todas las reseñas', link: '/resenas/' },
          { text: 'Dinero real', link: '/dinero-real/' },
          { text: 'Comparador', link: '/dinero-real/#comparador' },
          { text: 'Lista negra', link: '/lista-negra/' },
        ],
      },
      {
        title: 'Bonos y pagos',
        titleLink: '/bonos/',
        links: [
          { text: 'Bonos en pesos', link: '/bonos/' },
          { text: 'Bonos de bienvenida', link: '/bonos/bienvenida/' },
          { text: 'Métodos de pago', link: '/metodos-de-pago/' },
          { text: 'Casinos con Webpay', link: '/metodos-de-pago/webpay/' },
          { text: 'Casinos con CuentaRUT', link: '/metodos-de-pago/cuentarut/' },
        ],
      },
      {
        title: 'Juegos gratis',
        titleLink: '/juegos-gratis/',
        links: [
          { text: 'Tragamonedas', link: '/juegos-gratis/tragamonedas/' },
          { text: 'Ruleta', link: '/juegos-gratis/ruleta/' },
          { text: 'Blackjack', link: '/juegos-gratis/blackjack/' },
          { text: 'Bingo', link: '/juegos-gratis/bingo/' },
          { text: 'Proveedores', link: '/proveedores/' },
        ],
      },
      {
        title: 'Guías',
        titleLink: '/guias/',
        links: [
          { text: 'Elegir un casino', link: '/guias/elegir-casino/' },
          { text: 'Qué es el rollover', link: '/guias/rollover/' },
          { text: 'Cómo retirar', link: '/guias/retiros/' },
          { text: 'Reclamar', link: '/guias/reclamar/' },
          { text: 'Situación legal', link: '/guias/situacion-legal/' },
        ],
      },
      {
        title: 'La casa',
        titleLink: '/nosotros/',
        links: [
          { text: 'Quiénes somos', link: '/nosotros/' },
          { text: 'Metodología', link: '/nosotros/metodologia/' },
          { text: 'Correcciones', link: '/nosotros/correcciones/' },
          { text: 'Juego responsable', link: '/juego-responsable/' },
          { text: 'Mapa del sitio', link: '/sitemap/' },
        ],
      },
    ],
    networkInterlinkingArea: network('Nuestra red', 'Otros sitios inventados de la misma casa, con el mismo método.'),
    trustedArea: {
      title: 'Juego responsable',
      description: 'Solo para mayores de 18 años. Si el juego deja de ser un juego, pide ayuda: es confidencial.',
      items: [...chileanHelp, adultsOnly('Solo mayores de 18 años', 'mayores-de-18.png')],
    },
    copyrightArea: {
      text: '© {currentYear} LupaCasino. Sitio de demostración: todos los casinos, proveedores, juegos y personas son inventados; los métodos de pago son reales. Los enlaces a casinos son publicidad y no cambian la nota. Los casinos en línea no tienen licencia en Chile y su situación está en disputa.',
      links: [
        { text: 'Términos', link: '/terminos/' },
        { text: 'Privacidad', link: '/privacidad/' },
        { text: 'Contacto', link: 'hola@lupacasino.example' },
      ],
      socialMedia,
    },
  },
};

const english: DemoGlobals = {
  siteName,
  bonusTypes: [
    { key: 'welcome', value: 'Welcome bonus' },
    { key: 'freeSpins', value: 'Free spins' },
    { key: 'noDeposit', value: 'No deposit' },
    { key: 'cashback', value: 'Cashback' },
    { key: 'reload', value: 'Reload bonus' },
    { key: 'live', value: 'Live casino bonus' },
  ],
  footer: {
    siteName,
    address: 'LupaCasino · Av. Ejemplo 1234, office 56, Providencia, Santiago, Chile',
    linksArea: [
      {
        title: 'In English',
        titleLink: '/en/',
        links: [
          { text: 'Home', link: '/en/' },
          { text: 'Ranking', link: '/en/#topList-ranking' },
          { text: 'Compare casinos', link: '/en/#comparador' },
          { text: 'How we test', link: '/en/#contentSection-method' },
        ],
      },
      {
        title: 'In Spanish',
        titleLink: '/',
        links: [
          { text: 'Reviews', link: '/resenas/' },
          { text: 'Payment methods', link: '/metodos-de-pago/' },
          { text: 'Free games', link: '/juegos-gratis/' },
          { text: 'Guides', link: '/guias/' },
          { text: 'Safer gambling', link: '/juego-responsable/' },
        ],
      },
    ],
    linksAreaOntario: [
      {
        title: 'For visitors from Ontario',
        titleLink: '/en/',
        links: [
          { text: 'Home', link: '/en/' },
          { text: 'How we test', link: '/en/#contentSection-method' },
        ],
      },
      {
        title: 'Safer gambling',
        titleLink: '/juego-responsable/',
        links: [
          { text: 'AGCO: safer gambling', link: 'https://agco.ca/en/lottery-and-gaming/safer-gambling' },
          { text: 'Our own guide (Spanish)', link: '/juego-responsable/' },
        ],
      },
    ],
    networkInterlinkingArea: network('Our network', 'More invented sites of the same house, with the same method.'),
    trustedArea: {
      title: 'Safer gambling',
      description: 'Adults only. If gambling stops being fun, ask for help: it is confidential.',
      items: [...chileanHelp, adultsOnly('Adults only (18+)', 'mayores-de-18-en.png')],
    },
    trustedAreaOntario: {
      title: 'Help in Ontario',
      description:
        'If you are in Ontario, you must be 19 or older to gamble online. Help is free, confidential and available around the clock.',
      items: [ontarioHelp],
    },
    copyrightArea: {
      text: '© {currentYear} LupaCasino. A demonstration site: every casino, provider, game and person is invented; the payment methods are real. Links to casinos are advertising and do not change a rating. Online casinos hold no licence in Chile and the matter is disputed.',
      links: [
        { text: 'Terms', link: '/terminos/' },
        { text: 'Privacy', link: '/privacidad/' },
        { text: 'Contact', link: 'hello@lupacasino.example' },
      ],
      socialMedia,
    },
  },
};

const frenchColumns: LinksColumn[] = [
  {
    title: 'En français',
    titleLink: '/fr/',
    links: [
      { text: 'Accueil', link: '/fr/' },
      { text: 'Classement', link: '/fr/#topList-ranking' },
      { text: 'Comparer les casinos', link: '/fr/#comparador' },
      { text: 'Notre méthode', link: '/fr/#contentSection-method' },
    ],
  },
  {
    title: 'En espagnol',
    titleLink: '/',
    links: [
      { text: 'Évaluations', link: '/resenas/' },
      { text: 'Moyens de paiement', link: '/metodos-de-pago/' },
      { text: 'Jeux gratuits', link: '/juegos-gratis/' },
      { text: 'Guides', link: '/guias/' },
      { text: 'Jeu responsable', link: '/juego-responsable/' },
    ],
  },
];
const frenchHelp: TrustedArea = {
  title: 'Jeu responsable',
  description: 'Réservé aux adultes. Si le jeu cesse d’être un plaisir, demandez de l’aide : c’est confidentiel.',
  items: [quebecHelp, ...chileanHelp, adultsOnly('18 ans et plus', 'mayores-de-18-fr.png')],
};

const french: DemoGlobals = {
  siteName,
  bonusTypes: [
    { key: 'welcome', value: 'Prime de bienvenue' },
    { key: 'freeSpins', value: 'Tours gratuits' },
    { key: 'noDeposit', value: 'Sans dépôt' },
    { key: 'cashback', value: 'Remise en argent' },
    { key: 'reload', value: 'Prime de recharge' },
    { key: 'live', value: 'Prime de casino en direct' },
  ],
  footer: {
    siteName,
    address: 'LupaCasino · Av. Ejemplo 1234, bureau 56, Providencia, Santiago du Chili',
    addressFr: 'LupaCasino · Av. Ejemplo 1234, bureau 56, Providencia, Santiago du Chili',
    linksArea: frenchColumns,
    linksAreaFr: frenchColumns,
    networkInterlinkingArea: network('Notre réseau', 'D’autres sites inventés de la même maison, avec la même méthode.'),
    trustedArea: frenchHelp,
    trustedAreaFr: frenchHelp,
    copyrightArea: {
      text: '© {currentYear} LupaCasino. Site de démonstration : casinos, fournisseurs, jeux et personnes sont inventés; les moyens de paiement sont réels. Les liens vers les casinos sont de la publicité et ne changent pas la note. Les casinos en ligne n’ont pas de licence au Chili et la question est contestée.',
      links: [
        { text: 'Conditions', link: '/terminos/' },
        { text: 'Confidentialité', link: '/privacidad/' },
        { text: 'Contact', link: 'bonjour@lupacasino.example' },
      ],
      socialMedia,
    },
  },
};

const german: DemoGlobals = {
  siteName,
  bonusTypes: [
    { key: 'welcome', value: 'Willkommensbonus' },
    { key: 'freeSpins', value: 'Freispiele' },
    { key: 'noDeposit', value: 'Ohne Einzahlung' },
    { key: 'cashback', value: 'Cashback' },
    { key: 'reload', value: 'Reload-Bonus' },
    { key: 'live', value: 'Live-Casino-Bonus' },
  ],
  footer: {
    siteName,
    address: 'LupaCasino · Av. Ejemplo 1234, Büro 56, Providencia, Santiago de Chile',
    linksArea: [
      {
        title: 'Auf Deutsch',
        titleLink: '/de/',
        links: [
          { text: 'Startseite', link: '/de/' },
          { text: 'Rangliste', link: '/de/#topList-ranking' },
          { text: 'Casinos vergleichen', link: '/de/#comparador' },
          { text: 'So testen wir', link: '/de/#contentSection-method' },
        ],
      },
      {
        title: 'Auf Spanisch',
        titleLink: '/',
        links: [
          { text: 'Tests', link: '/resenas/' },
          { text: 'Zahlungsmethoden', link: '/metodos-de-pago/' },
          { text: 'Kostenlose Spiele', link: '/juegos-gratis/' },
          { text: 'Ratgeber', link: '/guias/' },
          { text: 'Verantwortungsvolles Spielen', link: '/juego-responsable/' },
        ],
      },
    ],
    networkInterlinkingArea: network('Unser Netzwerk', 'Weitere erfundene Seiten desselben Hauses, mit derselben Methode.'),
    trustedArea: {
      title: 'Verantwortungsvolles Spielen',
      description: 'Nur für Erwachsene. Wenn das Spiel keinen Spaß mehr macht, holen Sie sich Hilfe: Sie ist vertraulich.',
      items: [germanHelp, ...chileanHelp, adultsOnly('Nur für Erwachsene (ab 18)', 'mayores-de-18-de.png')],
    },
    copyrightArea: {
      text: '© {currentYear} LupaCasino. Eine Demonstration: Alle Casinos, Anbieter, Spiele und Personen sind erfunden; die Zahlungsmethoden sind echt. Links zu Casinos sind Werbung und ändern keine Note. Online-Casinos haben in Chile keine Lizenz, die Rechtslage ist umstritten.',
      links: [
        { text: 'Nutzungsbedingungen', link: '/terminos/' },
        { text: 'Datenschutz', link: '/privacidad/' },
        { text: 'Kontakt', link: 'hallo@lupacasino.example' },
      ],
      socialMedia,
    },
  },
};

export const globals: Record<ContentLocale, DemoGlobals> = { es_CL: spanish, en: english, fr_CA: french, de_DE: german };
