/** Orders of the catalogue (requirement 7.30), as the arcade service and as addresses name them. The first is the default. */
export const librarySorts = [
  { order: 'search_volume:desc', slug: 'populares', text: 'sort_popular' },
  { order: 'release_date:desc', slug: 'nuevos', text: 'sort_newest' },
  { order: 'name:asc', slug: 'nombre-az', text: 'sort_name_ascending' },
  { order: 'name:desc', slug: 'nombre-za', text: 'sort_name_descending' },
] as const;

export type LibrarySort = (typeof librarySorts)[number]['order'];
