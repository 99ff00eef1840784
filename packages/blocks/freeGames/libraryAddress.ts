import { formatContentQuery, type ContentQuery } from '@lupa/contracts/pageQuery.ts';
import { keepChoices, type LibraryChoices } from './libraryChoices.ts';
import { withoutUsualOrder, type LibraryPreset } from './libraryPreset.ts';
import { everything, isPageOf, libraryOf, readLibraryQuery, typeSlug, writeLibraryQuery, type LibraryQuery } from './libraryQuery.ts';

type Offered = { choices: LibraryChoices | null; place: number };

/** What an address asks of a library, as far as the library offers it. */
export function understandAddress(address: ContentQuery, { choices, preset, place }: Offered & { preset: LibraryPreset }): LibraryQuery {
  const asked = readLibraryQuery(address, place);
  return choices ? withoutUsualOrder(preset, keepChoices(asked, choices)) : { ...everything, page: asked.page };
}

/** The same page at its library, asked for this: `./?tipo=ruleta#freeGames-todos`. What its address says to other blocks stays. */
export function formatLibraryHref(address: ContentQuery, query: LibraryQuery, anchor: string, offered: Offered): string {
  const others = keepOthers(address, offered);
  const own = writeLibraryQuery(query, offered.place);
  const { tipo, proveedor, pagina } = others;
  const search = formatContentQuery({
    ...others,
    ...(offered.choices && { buscar: own.buscar, orden: own.orden }),
    tipo: [...tipo, ...own.tipo],
    proveedor: [...proveedor, ...own.proveedor],
    pagina: [...pagina, ...own.pagina].toSorted((a, b) => libraryOf(a) - libraryOf(b)),
  });
  return `./${search && `?${search}`}#${anchor}`;
}

/** What an address says to others: choices that are none here, and how far other libraries have come. */
function keepOthers(address: ContentQuery, { choices, place }: Offered) {
  const { tipo = [], proveedor = [], pagina = [] } = address;
  return {
    ...address,
    tipo: tipo.filter((slug) => !choices?.types.some(({ value }) => typeSlug(value) === slug)),
    proveedor: proveedor.filter((id) => !choices?.providers.some(({ value }) => String(value) === id)),
    pagina: pagina.filter((page) => !isPageOf(place, page)),
  };
}
