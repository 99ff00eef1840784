import { contentLocales, type ContentLocale } from '@lupa/contracts/locale.ts';
import { z } from 'zod';
import { offerTypeSchema } from './partners/partner.schema.ts';
import { helplines } from './writing/chileanFacts.ts';
import { readContent } from './writing/readContent.ts';

const text = z.string().min(1);
const linkSchema = z.strictObject({ text, link: text });
const columnsSchema = z.array(z.strictObject({ title: text, titleLink: text, links: z.array(linkSchema) }));
const trustedAreaSchema = z.strictObject({
  title: text,
  description: text,
  items: z.array(
    z.strictObject({ name: text, link: text, logo: text.nullable(), source: z.url({ protocol: /^https$/ }), verifiedOn: z.iso.date() }),
  ),
});

const globalsSchema = z.strictObject({
  siteName: text,
  bonusTypes: z.array(z.strictObject({ key: offerTypeSchema, value: text })),
  footer: z.strictObject({
    siteName: text,
    address: text,
    addressFr: z.exactOptional(text),
    linksArea: columnsSchema,
    linksAreaFr: z.exactOptional(columnsSchema),
    linksAreaOntario: z.exactOptional(columnsSchema),
    networkInterlinkingArea: z.strictObject({
      title: text,
      description: text,
      sites: z.array(z.strictObject({ casinoName: text, casinoLink: z.url(), casinoLogo: text, casinoColor: text })),
    }),
    trustedArea: trustedAreaSchema,
    trustedAreaFr: z.exactOptional(trustedAreaSchema),
    trustedAreaOntario: z.exactOptional(trustedAreaSchema),
    copyrightArea: z.strictObject({
      text,
      links: z.array(linkSchema),
      socialMedia: z.array(z.strictObject({ iconName: text, link: z.url() })),
    }),
  }),
});

/** Globals of one language, as the studio's form has them; `logo` and `casinoLogo` are file names of the media library. */
export type DemoGlobals = z.output<typeof globalsSchema>;

export const siteLogo = 'lupacasino.png';

export const sisterSites = readContent(
  'sisterSites.yaml',
  z.array(z.strictObject({ key: text, name: text, url: z.url(), colour: z.string().regex(/^#[0-9A-F]{6}$/) })),
);

const figures = {
  sisterSites: sisterSites.map(({ key, name, url, colour }) => ({
    casinoName: name,
    casinoLink: url,
    casinoLogo: `${key}.png`,
    casinoColor: colour,
  })),
  chileanHelplines: helplines.map(({ name, number, link, source, verifiedOn }) => ({
    name: name.includes(number) ? name : `${name} ${number}`,
    link,
    logo: link === 'tel:*4141' ? 'ayuda-4141.png' : 'ayuda-salud-responde.png',
    source,
    verifiedOn,
  })),
};

/** `content/globals/<locale>.yaml` */
export const globals = Object.fromEntries(
  contentLocales.map((locale) => [locale, readContent(`globals/${locale}.yaml`, globalsSchema, figures)]),
) as Record<ContentLocale, DemoGlobals>;
