import type { z } from 'zod';
import { listOf, mapOf, neededListOf, objectOf, orDefault, readAs } from './generous.ts';
import { bareThing, fieldsOf, isObject } from './plainValues.ts';
import { momentOrNull, someChoice, someText, sourceOrNull, text, textOrEmpty, textOrNull } from './values.ts';

const textLinkSchema = objectOf({ text: someText, link: someText });
const linksColumnSchema = objectOf({
  linkTitle: objectOf({ title: someText, link: textOrNull }),
  links: listOf(textLinkSchema),
});
const networkSiteSchema = objectOf({
  casinoName: someText,
  casinoLink: someText,
  casinoLogo: sourceOrNull,
  casinoColor: textOrNull,
});
const networkAreaSchema = objectOf({ title: textOrEmpty, description: textOrEmpty, sites: listOf(networkSiteSchema) });
const trustedAreaSchema = objectOf({
  title: textOrEmpty,
  description: textOrEmpty,
  /** `verifiedOn`: the day on which somebody last checked a helpline. */
  items: listOf(objectOf({ name: someText, link: textOrNull, logo: sourceOrNull, verifiedOn: momentOrNull })),
});
const copyrightAreaSchema = objectOf({
  links: listOf(textLinkSchema),
  /** `{currentYear}` is put in by the site. */
  text: textOrEmpty,
  socialMedia: listOf(objectOf({ link: someText, iconName: someChoice })),
});

const emptyNetwork = { title: '', description: '', sites: [] };
const emptyTrusted = { title: '', description: '', items: [] };
const emptyCopyright = { links: [], text: '', socialMedia: [] };

/** Requirements 3.54 to 3.61. Ontario and French variants are used where they hold something. */
const footerSchema = objectOf({
  linksArea: listOf(linksColumnSchema),
  linksAreaOntario: listOf(linksColumnSchema),
  linksAreaFr: listOf(linksColumnSchema),
  networkInterlinkingArea: orDefault(networkAreaSchema, emptyNetwork),
  trustedArea: orDefault(trustedAreaSchema, emptyTrusted),
  trustedAreaOntario: orDefault(trustedAreaSchema, emptyTrusted),
  trustedAreaFr: orDefault(trustedAreaSchema, emptyTrusted),
  address: textOrEmpty,
  addressFr: textOrEmpty,
  logoSite: sourceOrNull,
  siteName: textOrEmpty,
  copyrightArea: orDefault(copyrightAreaSchema, emptyCopyright),
});
export type Footer = z.output<typeof footerSchema>;

export const emptyFooter: Footer = {
  linksArea: [],
  linksAreaOntario: [],
  linksAreaFr: [],
  networkInterlinkingArea: emptyNetwork,
  trustedArea: emptyTrusted,
  trustedAreaOntario: emptyTrusted,
  trustedAreaFr: emptyTrusted,
  address: '',
  addressFr: '',
  logoSite: null,
  siteName: '',
  copyrightArea: emptyCopyright,
};

/** `GET {cms}/globals/?locale=`: the first item counts. */
const globalsShape = {
  siteName: textOrEmpty,
  bonusTypes: mapOf(text),
  footer: orDefault(footerSchema, emptyFooter),
};
export const globalsItemSchema = objectOf(globalsShape);
const namedGlobalsSchema = readAs(objectOf(globalsShape, { oneOf: ['siteName', 'bonusTypes', 'footer'] }), (sent) =>
  isObject(sent) ? { ...sent, siteName: sent['siteName'] ?? bareThing(fieldsOf(sent['footer']), ['siteName'])['siteName'] } : sent,
);
export const globalsSchema = neededListOf(namedGlobalsSchema);
export type Globals = z.output<typeof globalsItemSchema>;

export const emptyGlobals: Globals = { siteName: '', bonusTypes: {}, footer: emptyFooter };

export const globalsExample: Globals[] = [
  {
    siteName: 'LupaCasino',
    bonusTypes: { welcome: 'Bono de bienvenida', freeSpins: 'Giros gratis' },
    footer: {
      linksArea: [{ linkTitle: { title: 'Casinos', link: '/resenas/' }, links: [{ text: 'Reseñas', link: '/resenas/' }] }],
      linksAreaOntario: [],
      linksAreaFr: [],
      networkInterlinkingArea: {
        title: 'Nuestra red',
        description: 'Sitios hermanos',
        sites: [
          {
            casinoName: 'LupaJuegos',
            casinoLink: 'https://lupajuegos.example/',
            casinoLogo: 'media/lupajuegos.png',
            casinoColor: '#0B3A53',
          },
        ],
      },
      trustedArea: {
        title: 'Juego responsable',
        description: 'Si el juego deja de ser un juego, pide ayuda.',
        items: [{ name: 'Salud Responde', link: 'tel:6003607777', logo: 'media/salud-responde.png', verifiedOn: '2026-11-16' }],
      },
      trustedAreaOntario: emptyTrusted,
      trustedAreaFr: emptyTrusted,
      address: 'LupaCasino, Santiago de Chile',
      addressFr: 'LupaCasino, Santiago du Chili',
      logoSite: 'media/lupacasino.png',
      siteName: 'LupaCasino',
      copyrightArea: {
        links: [{ text: 'Contacto', link: 'hola@lupacasino.example' }],
        text: '© {currentYear} LupaCasino',
        socialMedia: [{ link: 'https://social.example/lupacasino', iconName: 'mastodon' }],
      },
    },
  },
];
