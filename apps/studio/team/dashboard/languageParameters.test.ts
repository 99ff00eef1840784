import { describe, expect, it } from 'vitest';
import { buildLanguagesUrl, readLanguageFilter } from './languages.ts';

describe('the address of the matrix', () => {
  it('is read as it was built', () => {
    const filter = { locale: 'fr_CA', state: 'missing', search: 'a & b', page: 3 } as const;
    const { searchParams } = new URL(buildLanguagesUrl(filter), 'http://studio');
    expect(readLanguageFilter(Object.fromEntries(searchParams))).toEqual(filter);
    expect(buildLanguagesUrl({ locale: null, state: null, search: '' })).toBe('/admin/idiomas');
  });

  it('may say anything', () => {
    const nothing = { locale: null, state: null, search: '', page: 1 };
    for (const given of [
      {},
      { idioma: 'xx', estado: 'toString', pagina: '0' },
      { idioma: ['en'], buscar: ['a'], pagina: '-2' },
      { pagina: '1e9' },
    ])
      expect(readLanguageFilter(given)).toEqual(nothing);
  });
});
