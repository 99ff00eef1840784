import { expect, test } from 'vitest';
import { toLexical } from '../fields/toLexical.ts';
import { textsOfLexical } from './textsOfLexical.ts';

test('each paragraph and item of the editor is a text, with its figures and the addresses of its links', () => {
  const tree = toLexical(
    [
      { kind: 'paragraph', html: 'Llegó en <strong>{{withdrawalTime:chucao}}</strong>, <a href="/datos/x">según el registro</a>.' },
      { kind: 'list', ordered: false, items: ['Uno', 'Dos'] },
    ],
    () => 1,
  );
  expect(textsOfLexical(tree)).toEqual(['Llegó en {{}}, [según el registro](/datos/x).', 'Uno', 'Dos']);
  expect(textsOfLexical(null)).toEqual([]);
});
