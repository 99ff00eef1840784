import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PictureProps } from './Picture.tsx';

const picture: PictureProps = {
  src: 'https://img.example/w_96/media/a.png',
  srcSet: 'https://img.example/w_192/media/a.png 2x',
  width: 96,
  height: 48,
  alt: 'Casino Andino',
  isPriority: false,
};

test('keeps its place with width and height, whatever else', () => {
  for (const isPriority of [true, false]) {
    const html = renderToString(<Picture {...picture} isPriority={isPriority} />);
    expect(html).toContain('width="96" height="48"');
    expect(html).toContain('srcSet="https://img.example/w_192/media/a.png 2x"');
    expect(html).toContain('alt="Casino Andino"');
  }
  // @ts-expect-error Without a height nothing would keep the place of the image.
  expect(<Picture src="/a.png" width={96} alt="" isPriority={false} />).toBeDefined();
});

test('is lazy, and asks for no priority', () => {
  const html = renderToString(<Picture {...picture} />);
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain('fetchPriority');
});

test('in the first screen it is eager, before other images', () => {
  const html = renderToString(<Picture {...picture} isPriority />);
  expect(html).toContain('loading="eager" fetchPriority="high"');
});

test('brings no preload link into the HTML of its block', () => {
  expect(renderToString(<Picture {...picture} isPriority />)).toMatch(/^<picture><img /);
});
