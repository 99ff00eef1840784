import { readPageLink, writePageLink } from '@lupa/blocks/shared/forms/pageLink.ts';
import { validateUrl } from '@lupa/blocks/shared/forms/fields.ts';
import { describe, expect, it } from 'vitest';
import { readTypedValues, stepTo } from './choice.ts';

describe('what is typed instead of being chosen', () => {
  it('is numbers or keys, however they are separated', () => {
    expect(readTypedValues('games', ' 101, 205;7 | 9\n')).toEqual(['101', '205', '7', '9']);
    expect(readTypedValues('bonusTypes', 'welcome freeSpins')).toEqual(['welcome', 'freeSpins']);
  });

  it.each(['', ' ', '0', '01', '-1', '1.5', '101 Fruit', 'Pragm', '1234567890'])('is no number of the catalogue: «%s»', (typed) =>
    expect(readTypedValues('providers', typed)).toBeNull(),
  );

  it('is never a link: that may be anything', () => expect(readTypedValues('pages', '12')).toBeNull());
});

describe('a link to a page', () => {
  it('is its number with the path that it had, and a heading', () => {
    for (const text of ['page:12/', 'page:12/bonos/', 'page:12/bonos/#lista', 'page:12/bonos/?x=1#y']) {
      const link = readPageLink(text);
      expect(link && writePageLink(link)).toBe(text);
      expect(validateUrl(text)).toBe(true);
    }
    expect(readPageLink('page:12/bonos/#lista')).toEqual({ id: 12, path: '/bonos/', rest: '#lista' });
  });

  it.each(['/bonos/', 'page:/bonos/', 'page:12', 'page:12bonos/', 'page:12/bo nos/', 'https://x.example/page:1/', null])(
    'is not %s',
    (text) => expect(readPageLink(text)).toBeNull(),
  );
});

it('an arrow key goes around the list', () => {
  expect([stepTo(-1, 3, 1), stepTo(-1, 3, -1), stepTo(2, 3, 1), stepTo(0, 3, -1), stepTo(0, 1, 1)]).toEqual([0, 2, 0, 2, 0]);
});
