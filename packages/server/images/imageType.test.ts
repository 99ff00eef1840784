import { expect, test } from 'vitest';
import { imageTypeOf } from './imageType.ts';

const typeOf = (text: string) => imageTypeOf(Buffer.from(text));

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0"?>\n<!-- one --><!-- two -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>',
  '  <SVG\n>',
])('%j is SVG', (text) => {
  expect(typeOf(text)).toBe('svg');
});

test.each(['<!-- <svg> -->', '<svgs>', '<html><svg>', '<!-- never closed <svg>', '', 'text <svg>'])('%j is none', (text) => {
  expect(typeOf(text)).toBeNull();
});

// With a pattern that tries every way to divide them, hundreds of comments take for ever.
test.each(['<!---->', '<!--a--> ', '<!doctype a>', ' <!-- -->\n', '-->'])('hundreds of %j are read once', (part) => {
  expect(typeOf('<!--' + part.repeat(250))).toBeNull();
  expect(typeOf(part.repeat(250))).toBeNull();
});
