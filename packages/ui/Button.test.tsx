import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

const anchor = { href: 'https://ir.example/jugar/a/b', rel: 'sponsored nofollow noreferrer noopener' };

test('is a button that submits nothing', () => {
  expect(renderToString(<Button>Ver más</Button>)).toMatch(/^<button type="button"/);
});

test('is a link with its rel', () => {
  expect(
    renderToString(
      <Button tag="a" anchor={anchor}>
        Ir
      </Button>,
    ),
  ).toMatch(/^<a href="https:\/\/ir.example\/jugar\/a\/b" rel="sponsored/);
});

test('disabled, it takes no click and a link leads nowhere', () => {
  expect(renderToString(<Button isDisabled>Ir</Button>)).toContain('disabled=""');
  const link = renderToString(
    <Button tag="a" anchor={anchor} isDisabled>
      Ir
    </Button>,
  );
  expect(link).toContain('aria-disabled="true"');
  expect(link).not.toContain('href');
});
