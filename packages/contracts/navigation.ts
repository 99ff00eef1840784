import type { z } from 'zod';
import { linkSchema } from './link.ts';
import { isObject } from './plainValues.ts';
import { listOf, neededListOf, objectOf, orDefault, readAs } from './generous.ts';
import { choice, someText, sourceOrNull, textOrEmpty, textOrNull } from './values.ts';

const navigationLinkSchema = objectOf({
  ...linkSchema.shape,
  copy: textOrEmpty,
  image: readAs(objectOf({ src: sourceOrNull, title: textOrEmpty }), (sent) =>
    isObject(sent) ? { ...sent, src: sent } : { src: sent },
  ).transform(({ src, title }) => (src === null ? null : { src, title })),
});
const linksGroupSchema = objectOf({ title: textOrEmpty, links: listOf(navigationLinkSchema) });
const navigationItemSchema = objectOf({
  name: someText,
  cta: textOrNull,
  ctaLink: linkSchema.nullish().transform((link) => link ?? null),
  linksGroups: listOf(linksGroupSchema),
});
/** `GET {cms}/navigationGroup`. An extension (docs/contracts.md): `locale`, so that one answer serves all languages. */
export const navigationGroupSchema = objectOf({
  groupName: someText,
  locale: orDefault(choice, 'es_CL'),
  navigationItems: listOf(navigationItemSchema),
});
export const navigationGroupsSchema = neededListOf(navigationGroupSchema);

export type NavigationLink = z.output<typeof navigationLinkSchema>;
export type LinksGroup = z.output<typeof linksGroupSchema>;
export type NavigationItem = z.output<typeof navigationItemSchema>;
export type NavigationGroup = z.output<typeof navigationGroupSchema>;

export const navigationGroupsExample: NavigationGroup[] = [
  {
    groupName: 'Header',
    locale: 'es_CL',
    navigationItems: [
      {
        name: 'Casinos',
        cta: 'Ver todas las reseñas',
        ctaLink: { url: '/resenas/', title: 'Reseñas', openInNewTab: false, noFollow: false, noOpener: false },
        linksGroups: [
          {
            title: 'Mejor evaluados',
            links: [
              {
                title: 'Casino Andino',
                url: '/resenas/casino-andino/',
                copy: 'Retiros rápidos',
                image: { src: 'media/casino-andino.png', title: 'Casino Andino' },
                openInNewTab: false,
                noFollow: false,
                noOpener: false,
              },
            ],
          },
        ],
      },
    ],
  },
];
