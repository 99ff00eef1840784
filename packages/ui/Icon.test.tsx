// Requirements: 5.28.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, InvalidViewBoxError, isViewBox, type ViewBox } from './Icon.tsx';
import { iconPaths } from './iconPaths.ts';
import { lucidePaths } from './lucidePaths.ts';
import { buildLucidePaths } from './lucidePaths.build.ts';

test('a viewBox is four space-separated numbers', () => {
  expect(['0 0 24 24', '-1.5 0 24 24'].every(isViewBox)).toBe(true);
  expect(['0 0 24', '0,0,24,24', '0 0 24 24 24', 'a b c d', ''].some(isViewBox)).toBe(false);
});

test('another viewBox is refused', () => {
  expect(() => renderToString(<Icon name="check" viewBox={'0 0 24' as ViewBox} />)).toThrow(InvalidViewBoxError);
});

test('an icon is decoration unless it has a label', () => {
  expect(renderToString(<Icon name="check" />)).toContain('aria-hidden="true"');
  expect(renderToString(<Icon name="check" label="Listo" />)).toContain('role="img" aria-label="Listo"');
});

test.each(Object.entries(iconPaths))('%s is a path that starts somewhere', (_, path) => {
  expect(path).toMatch(/^M[\d\sA-Za-z.,-]+$/);
});

test('the icons of Lucide are as its package has them', () => {
  expect(lucidePaths).toEqual(buildLucidePaths());
});
