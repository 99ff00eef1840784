import { examplesOf } from '../shared/examples/examplesOf.ts';

/** Their partners are in examplePartners.ts. */
export const toplistExamples = examplesOf('topList', {
  home: {
    id: 'toplist-home',
    variant: 'default',
    title: 'Los casinos mejor evaluados',
    intro: [{ kind: 'paragraph', html: 'Ordenados por nota. Los enlaces son publicidad: nos pagan, pero no pagan por su lugar.' }],
    toplist: 'home',
    visibleEntries: 3,
    link: { title: 'Todas las reseñas', url: '/resenas/', openInNewTab: false, noFollow: false, noOpener: false },
  },
  short: { id: 'toplist-short', toplist: 'corta' },
  miniReviews: {
    id: 'toplist-mini',
    variant: 'mini-review-component',
    title: 'En pocas palabras',
    toplist: 'corta',
    visibleEntries: 5,
  },
  longest: {
    id: 'toplist-longest',
    variant: 'mini-review-component',
    title:
      'Todos los casinos en línea que revisamos en noviembre de 2026, con lo bueno y lo malo de cada uno, también los que ya no recomendamos',
    toplist: 'home',
    visibleEntries: 50,
  },
  // With `?pago=criptomonedas&proveedor=3` in the address of the gallery nobody is left.
  filters: {
    id: 'toplist-filters',
    title: 'Encuentra el tuyo',
    toplist: 'filtros',
    visibleEntries: 3,
    showFilters: true,
  },
  filteredTiles: {
    id: 'toplist-filtered-tiles',
    variant: 'mini-review-component',
    title: 'En pocas palabras, y con filtros',
    toplist: 'filtros',
    visibleEntries: 3,
    showFilters: true,
  },
  byPayments: { id: 'toplist-payments', title: 'Los que pagan más rápido', toplist: 'pagos' },
  onlyOneMethod: { id: 'toplist-one-method', title: 'Con o sin Webpay', toplist: 'un-medio', showFilters: true },
  longNames: { id: 'toplist-long-names', title: 'Con nombres largos', toplist: 'nombres-largos', showFilters: true },
  // An expired offer, no logo and no rating, a casino that is not recommended, one without any offer.
  incomplete: { id: 'toplist-incomplete', title: 'Con datos que faltan', toplist: 'incompleta' },
  broken: {
    id: 'toplist-broken',
    variant: 'enorme',
    title: '',
    intro: [{ kind: 'video' }, 7],
    toplist: 'corta',
    visibleEntries: null,
    showFilters: 'claro',
    link: { title: 'Mal destino', url: 'javascript:alert(1)' },
  },
});
