import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { listShownPages, PageLinks } from './PageLinks.tsx';

const texts = { pages: 'Páginas', page_number: 'Página {page}', page_previous: 'Página anterior', page_next: 'Página siguiente' };
const render = (page: number, pagesCount: number) =>
  renderToString(
    <PageLinks
      of="Juegos"
      {...{ page, pagesCount, texts }}
      locale="es-CL"
      linkToPage={(wanted) => ({ href: `?pagina=${wanted}`, rel: 'nofollow' })}
    />,
  );

describe('the pages that are shown', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 9]],
    [3, 9, [1, 2, 3, 4, 9]],
    [4, 9, [1, 2, 3, 4, 5, 9]],
    [5, 9, [1, 4, 5, 6, 9]],
    [9, 9, [1, 8, 9]],
    [10_417, 20_834, [1, 10_416, 10_417, 10_418, 20_834]],
  ])('of page %i of %i are %j', (page, pagesCount, expected) => {
    expect(listShownPages(page, pagesCount)).toEqual(expected);
  });

  test('are in order, once each, with the first, the last and this one, and never more than seven', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), fc.nat(30_000), (pagesCount, place) => {
        const page = 1 + (place % pagesCount);
        const shown = listShownPages(page, pagesCount);
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
        expect(shown).toEqual(expect.arrayContaining([1, page, pagesCount]));
        expect(shown.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

test('say which page this is, and which is before and after it', () => {
  const html = render(2, 1200);
  expect(html).toContain('<a href="?pagina=2" rel="nofollow" aria-label="Página 2: Juegos" aria-current="page"');
  expect(html).toContain('<a href="?pagina=1" rel="nofollow prev" aria-label="Página anterior: Juegos"');
  expect(html).toContain('<a href="?pagina=3" rel="nofollow next" aria-label="Página siguiente: Juegos"');
  expect(html).toContain('aria-label="Página 1.200: Juegos"');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('lead no further than from the first to the last', () => {
  expect(render(1, 3)).not.toContain('prev');
  expect(render(3, 3)).not.toContain('next');
});
