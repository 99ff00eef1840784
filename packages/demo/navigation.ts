import type { Link } from '@lupa/contracts/link.ts';
import { contentLocales } from '@lupa/contracts/locale.ts';
import { z } from 'zod';
import { demoProviders, featuredGames } from './catalogue/demoCatalogue.ts';
import { rankedPartners } from './partners/partners.ts';
import { reviewSlug } from './reviews/reviewPage.ts';
import { paymentMethods, type PaymentMethodKey } from './writing/paymentMethods.ts';
import { readContent } from './writing/readContent.ts';
import { link } from './writing/block.schema.ts';

const text = z.string().min(1);

const menuLinkSchema = z
  .strictObject({ title: text, url: text, copy: z.string().default(''), image: text.nullable().default(null) })
  .transform(({ title, url, copy, image }): MenuLink => ({ ...link(title, url), copy, image }));
type MenuLink = Link & { copy: string; /** File name in the media library. */ image: string | null };

/** A link, or groups of links that unfold and at their foot, as `cta`, a link to the page above them. */
const menuItemSchema = z
  .strictObject({
    name: text,
    url: text,
    cta: text.nullable().default(null),
    groups: z.array(z.strictObject({ title: text, links: z.array(menuLinkSchema).min(1) })).default([]),
  })
  .transform(({ name, url, cta, groups }) => ({ name, cta, ctaLink: link(cta ?? name, url), linksGroups: groups }));
export type DemoNavigationItem = z.output<typeof menuItemSchema>;

const navigationSchema = z.array(
  z.strictObject({ groupName: text, locales: z.partialRecord(z.enum(contentLocales), z.array(menuItemSchema).min(1)) }),
);

// What a visitor chooses by: whether the money comes back the same way.
const linksToMethods = (...keys: PaymentMethodKey[]) =>
  keys.map((key) => {
    const paying = rankedPartners.filter(({ withdrawals }) => withdrawals.includes(key)).length;
    const copy = paying === 0 ? 'Solo para depositar' : `Paga en ${paying} ${paying === 1 ? 'casino' : 'casinos'}`;
    const title = paymentMethods.find(({ internalName }) => internalName === key)?.name ?? key;
    return { title, url: `/metodos-de-pago/${key}/`, copy };
  });

/** `content/navigation.yaml` */
export const navigationGroups = readContent('navigation.yaml', navigationSchema, {
  bestReviews: rankedPartners.slice(0, 5).map(({ slug, name, licence }) => ({
    title: name,
    url: reviewSlug(slug),
    copy: licence.name,
    image: `${slug}-icono.png`,
  })),
  popularGames: featuredGames.slice(0, 5).map(({ name, localUrl }) => ({ title: name, url: localUrl })),
  knownStudios: [3, 28, 37, 12]
    .flatMap((id) => demoProviders.find((provider) => provider.id === id) ?? [])
    .map(({ name, normalisedName }) => ({ title: name, url: `/proveedores/${normalisedName}/` })),
  pesoMethods: linksToMethods('webpay', 'khipu', 'cuentarut', 'mach', 'mercado-pago', 'servipag', 'transferencia'),
  cardMethods: linksToMethods('visa', 'mastercard', 'skrill', 'neteller', 'astropay'),
  cryptoMethods: linksToMethods('tether', 'bitcoin'),
});

const redirectSchema = z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/'), status: z.enum(['301', '410']) });

/** Moved pages of the demo site, so that the studio's list is not empty. */
export const redirects = readContent('redirects.yaml', z.array(redirectSchema));
