import { isContentLocale } from '@lupa/contracts/locale.ts';
import { type LanguageFilter, languageStates } from './languages.ts';

export const languagesPath = '/admin/idiomas';
export const pageSize = 25;

type Given = Record<string, unknown>;

export function readLanguageFilter(given: Given): LanguageFilter & { page: number } {
  const { idioma, estado, buscar, pagina } = given;
  return {
    locale: isContentLocale(idioma) ? idioma : null,
    state: languageStates.find((state) => state === estado) ?? null,
    search: typeof buscar === 'string' ? buscar.trim().slice(0, 200) : '',
    page: readPageNumber(pagina),
  };
}

export const readPageNumber = (given: unknown): number => (typeof given === 'string' && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1);

export function buildLanguagesUrl({ locale, state, search, page = 1 }: Partial<LanguageFilter> & { page?: number }): string {
  const pairs = Object.entries({ idioma: locale, estado: state, buscar: search, pagina: page > 1 ? String(page) : null });
  const given = pairs.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? languagesPath : `${languagesPath}?${new URLSearchParams(given).toString()}`;
}
