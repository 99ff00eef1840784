import { z } from 'zod';
import { linkSchema } from './link.ts';
import { listOf, orDefault, textOrEmpty, textOrNull } from './generous.ts';

export const navigationLinkSchema = linkSchema.extend({
  copy: textOrEmpty,
  image: z
    .object({ src: z.string().min(1), title: textOrEmpty })
    .nullish()
    .transform((image) => image ?? null),
});
export const linksGroupSchema = z.object({ title: textOrEmpty, links: listOf(navigationLinkSchema) });
export const navigationItemSchema = z.object({
  name: z.string().min(1),
  cta: textOrNull,
  ctaLink: linkSchema.nullish().transform((link) => link ?? null),
  linksGroups: listOf(linksGroupSchema),
});
/** `GET {cms}/navigationGroup`. An extension (docs/contracts.md): `locale`, so that one answer serves all languages. */
export const navigationGroupSchema = z.object({
  groupName: z.string().min(1),
  locale: orDefault(z.string(), 'es_CL'),
  navigationItems: listOf(navigationItemSchema),
});
export const navigationGroupsSchema = listOf(navigationGroupSchema);

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
