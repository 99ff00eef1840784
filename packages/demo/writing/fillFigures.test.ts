import { describe, expect, it } from 'vitest';
import { fillFigures } from './fillFigures.ts';

describe('figures in a content file', () => {
  it.each([
    ['a figure in a text', { body: 'Son {{count}} de {{total}}.' }, { count: '3', total: '24' }, { body: 'Son 3 de 24.' }],
    ['a figure used twice', ['{{count}} y {{count}}'], { count: '3' }, ['3 y 3']],
    ['a text alone', { title: '{{title}}' }, { title: 'Uno' }, { title: 'Uno' }],
    ['a list as a value', { rows: '{{rows}}' }, { rows: [['a', 'b']] }, { rows: [['a', 'b']] }],
    ['a list among items', { rows: [['a'], '{{rows}}', ['d']] }, { rows: [['b'], ['c']] }, { rows: [['a'], ['b'], ['c'], ['d']] }],
    ['an empty list among items', ['a', '{{more}}'], { more: [] }, ['a']],
    ['an object among items', ['{{table}}'], { table: { type: 'table' } }, [{ type: 'table' }]],
    ['a number', { gameId: '{{gameId}}' }, { gameId: 7 }, { gameId: 7 }],
    ['nothing', { count: 3, cta: null, text: 'Faltan {days} días' }, {}, { count: 3, cta: null, text: 'Faltan {days} días' }],
  ])('fills %s', (_, content, figures, filled) => {
    expect(fillFigures(content, figures)).toEqual({ filled, problems: [] });
  });

  it('does not look for figures in a figure', () => {
    expect(fillFigures(['{{a}}'], { a: '{{b}}' }).filled).toEqual(['{{b}}']);
  });

  it('names what it cannot fill, and what nothing uses', () => {
    expect(fillFigures({ body: '{{count}} de {{rows}}', rows: '{{games}}' }, { rows: [], total: '24' }).problems).toEqual([
      '{{count}}: unknown figure',
      '{{rows}}: no text',
      '{{games}}: unknown figure',
      'total: no text uses this figure',
    ]);
  });
});
