import { expect, test } from 'vitest';
import { buildBlockLayout } from './blockLayout.ts';

test('a type that nobody knows is in the wrapper, whatever it is called', () => {
  for (const type of ['ticker', ...Object.getOwnPropertyNames(Object.prototype)])
    expect(buildBlockLayout({ type, variant: 'default', index: 0 }), type).toEqual({
      isFullWidth: false,
      hasContentWrapper: true,
      isLazy: false,
    });
});
