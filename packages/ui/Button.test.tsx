// Requirements: 5.29, 5.30, 5.31, 5.32.
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button, type ButtonType } from './Button.tsx';

const anchor = { href: 'https://ir.example/jugar/a/b', rel: 'sponsored nofollow noreferrer noopener', target: '_blank' } as const;

test('is a button that submits nothing', () => {
  expect(renderToString(<Button>Ver más</Button>)).toMatch(/^<button type="button"/);
});

test('is a link with its rel', () => {
  const link = renderToString(
    <Button tag="a" anchor={anchor}>
      Ir
    </Button>,
  );
  expect(link).toMatch(/^<a href="https:\/\/ir.example\/jugar\/a\/b" rel="sponsored/);
  expect(link).toMatch(/>Ir<\/a>$/);
});

test('a link says that it opens a new tab, if it does', () => {
  const render = (target: { href: string; target?: '_blank' }) =>
    renderToString(
      <Button tag="a" anchor={target} newTabText="se abre en otra pestaña">
        Ir
      </Button>,
    );
  expect(render(anchor)).toContain('se abre en otra pestaña');
  expect(render({ href: '/resenas/' })).not.toContain('se abre en otra pestaña');
});

test('is no other tag', () => {
  // @ts-expect-error A button is a `button` or an `a` (requirement 5.29).
  expect(renderToString(<Button tag="div">Ir</Button>)).toMatch(/^<button/);
});

test.each<[ButtonType, string]>([
  ['modal-primary', 'modalPrimary'],
  ['modal-secondary', 'modalSecondary'],
  ['default', 'default'],
])('of type %s it looks like it', (type, className) => {
  expect(renderToString(<Button type={type}>Ir</Button>)).toContain(`class="button ${className} md"`);
});

test('is of type default and of size md unless told', () => {
  expect(renderToString(<Button>Ir</Button>)).toContain('class="button default md"');
});

test('disabled, it takes no click and a link leads nowhere', () => {
  expect(renderToString(<Button isDisabled>Ir</Button>)).toContain('disabled=""');
  expect(renderToString(<Button onClick={vi.fn<() => void>()}>Ir</Button>)).not.toContain('disabled');
  const link = renderToString(
    <Button tag="a" anchor={anchor} isDisabled>
      Ir
    </Button>,
  );
  expect(link).toContain('aria-disabled="true"');
  expect(link).not.toContain('href');
});
