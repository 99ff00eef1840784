import { expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { presentSymbol } from './presentFacts.ts';

test.each([
  ['its symbol', { favicon: 'media/andino-icono.png', logo: 'media/andino.png' }, 'media/andino-icono.png'],
  ['its logo where it has no symbol, as with a foreign service', { favicon: null, logo: 'media/andino.png' }, 'media/andino.png'],
])('a casino in a small place has %s', (_, images, expected) => {
  expect(presentSymbol(images, createExampleContext())?.src).toContain(expected);
});

test('a casino without any picture has none in a small place', () => {
  expect(presentSymbol({ favicon: null, logo: null }, createExampleContext())).toBeNull();
});
