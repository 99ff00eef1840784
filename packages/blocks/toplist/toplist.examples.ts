import type { RawBlock } from '@lupa/contracts/page.ts';

/** Their partners are in exampleContext.ts. */
export const toplistExamples = {
  home: {
    type: 'topList',
    id: 'toplist-home',
    variant: 'default',
    title: 'Los casinos mejor evaluados',
    intro: [{ kind: 'paragraph', html: 'Ordenados por nota. Los enlaces son publicidad: nos pagan, pero no pagan por su lugar.' }],
    toplist: 'home',
    visibleEntries: 3,
    link: { title: 'Todas las reseñas', url: '/resenas/', openInNewTab: false, noFollow: false, noOpener: false },
  },
  short: { type: 'topList', id: 'toplist-short', toplist: 'corta' },
  miniReviews: {
    type: 'topList',
    id: 'toplist-mini',
    variant: 'mini-review-component',
    title: 'En pocas palabras',
    toplist: 'corta',
    visibleEntries: 5,
  },
} satisfies Record<string, RawBlock>;
