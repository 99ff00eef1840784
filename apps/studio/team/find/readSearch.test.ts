import { describe, expect, it } from 'vitest';
import { fold } from '../../core/find.ts';
import { readSearch } from './readSearch.ts';

const read = (typed: string) => readSearch(typed, 'https://lupa.example');

describe('what is typed into the search', () => {
  it('is words', () => {
    expect(read('  Casino  Chucao ')).toEqual({ words: ['Casino', 'Chucao'], path: null, hints: [] });
    expect(read('   ')).toBeNull();
    expect(read('x '.repeat(1000))?.words).toHaveLength(8);
  });

  it.each([
    ['https://lupa.example/resenas/Chucao', '/resenas/chucao/'],
    ['https://lupa.example/resenas/chucao/?utm=1#x', '/resenas/chucao/'],
    ['https://lupa.example', '/'],
    ['https://lupa.example/jugar/chucao/bienvenida', '/jugar/chucao/bienvenida'],
    ['https://lupa.example/jugar/chucao/bienvenida/', '/jugar/chucao/bienvenida'],
    ['https://lupa.example/%zz', '/%zz/'],
  ])('%s is a path of the site', (typed, path) => expect(read(typed)).toEqual({ words: [], path, hints: [] }));

  it('is a tracking link, whatever stands for the click in it', () => {
    expect(read('https://track.example/c/?click=5400-1&offer=12')).toEqual({
      words: ['track.example/c'],
      path: null,
      hints: ['click=5400-1', 'offer=12'],
    });
  });

  it('may look like an address and be none', () => expect(read('https://')).toEqual({ words: ['https://'], path: null, hints: [] }));
});

it('accents and capitals make no difference', () => expect(fold('Ñandú ÀÉÎÕÜ Çß 9')).toBe('nandu aeiou cß 9'));
