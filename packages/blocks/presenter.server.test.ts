// Requirements: 1.15, 3.33, 3.34, 5.17, 7.36.
import { describe, expect, test } from 'vitest';
import { createPresenter } from './presenter.server.ts';
import { readLinkPlacement } from './testing/readLinkPlacement.ts';

const placementSecret = 'a secret of this test, long enough for all';
const options = {
  imagesUrl: 'https://img.example',
  clickoutUrl: 'https://ir.example',
  placementSecret,
  day: '2026-11-10',
  isInternalRoute: (path: string) => path === '/resenas/',
  pageSlug: '/bonos/',
};
const presenter = createPresenter(options);
const photo = { src: 'media/foto uno.jpg', alt: 'Una foto', width: 1200, height: 800 };

test('somebody else’s click-out host has paths of its own: a link in a text stays what it was', () => {
  for (const clickoutUrl of ['https://ir.example', 'https://ir.example/jugar'])
    for (const url of ['/jugar/casino-1/bienvenida', 'https://ir.example/jugar/casino-1/bono/verano?x=1'])
      expect(createPresenter({ ...options, clickoutUrl, offerLinks: 'plain' }).anchor({ url })).toEqual({
        href: url,
        rel: 'sponsored nofollow noreferrer noopener',
        target: '_blank',
      });
});

describe('links to partners', () => {
  const placed = (href: string) => readLinkPlacement(href, placementSecret);

  test('a click-out carries the page and its place, signed', () => {
    const place = { block: 'b', toplist: 'home', responseId: 'r', linkId: 'cta', position: 3 };
    const anchor = presenter.clickOut('casino andino', 'bono/1', place);
    expect(anchor.href).toMatch(/^https:\/\/ir\.example\/jugar\/casino%20andino\/bono%2F1\?p=/);
    expect(anchor).toMatchObject({
      rel: 'sponsored nofollow noreferrer noopener',
      target: '_blank',
      'data-response-id': 'r',
      'data-link-id': 'cta',
    });
    expect(placed(anchor.href)).toEqual({ page: '/bonos/', ...place });
  });

  test('a link is the same all day and another on the next, and its placement is not worth anything on another link', () => {
    const place = { block: 'b', toplist: 'home', responseId: 'r', linkId: 'cta', position: 3 };
    const hrefOn = (day: string, partner = 'casino-andino') => createPresenter({ ...options, day }).clickOut(partner, 'bono', place).href;
    expect(hrefOn('2026-11-10')).toBe(hrefOn('2026-11-10'));
    expect(hrefOn('2026-11-11')).not.toBe(hrefOn('2026-11-10'));
    const taken = `${hrefOn('2026-11-10', 'puerto-dorado').split('?')[0]}?${hrefOn('2026-11-10').split('?')[1]}`;
    expect(placed(taken)).toBeNull();
  });

  test.each(['/jugar/casino-andino/bienvenida', 'https://ir.example/jugar/casino-andino/bienvenida?x=1'])(
    '%s in a text is one too',
    (url) => {
      const anchor = presenter.anchor({ url });
      expect(anchor.href).toMatch(/^https:\/\/ir\.example\/jugar\/casino-andino\/bienvenida\?p=/);
      expect(placed(anchor.href)).toMatchObject({ page: '/bonos/', linkId: 'text' });
    },
  );

  test('other links are not', () => {
    expect(presenter.anchor({ url: '/resenas' })).toEqual({ href: '/resenas/' });
    expect(presenter.anchor({ url: 'https://registro.example/' }).rel).toBe('noreferrer noopener');
  });
});

describe('pictures', () => {
  test('of a fixed size come for one and two device pixels, small ones for two only', () => {
    const small = { src: 'https://img.example/w_192,h_128,fit_cover/media/foto%20uno.jpg', alt: 'Una foto', isPriority: false };
    expect(presenter.picture(photo, { width: 96, height: 64, fit: 'cover' })).toEqual({ ...small, width: 96, height: 64 });
    expect(presenter.picture(photo, { width: 192, height: 192, fit: 'cover' })).toMatchObject({
      src: 'https://img.example/w_192,h_192,fit_cover/media/foto%20uno.jpg',
      srcSet: 'https://img.example/w_384,h_384,fit_cover/media/foto%20uno.jpg 2x',
    });
  });

  test('that follow the viewport come in widths that the host makes, never larger than the source', () => {
    const picture = presenter.picture(photo, { width: 640, sizes: '100vw', isPriority: true });
    expect(picture.srcSet?.split(', ').map((source) => source.split(' ')[1])).toEqual(['320w', '480w', '640w', '960w']);
    expect(picture).toMatchObject({ sizes: '100vw', width: 640, height: 427, isPriority: true });
  });

  test('that the host cuts carry their focal point in the address, others for the styles of the page', () => {
    const focused = { ...photo, focus: { x: 12, y: 81 } };
    const cut = presenter.picture(focused, { width: 192, height: 192, fit: 'cover' });
    expect(cut.src).toBe('https://img.example/w_192,h_192,fit_cover,focus_10-90/media/foto%20uno.jpg');
    expect(cut.srcSet).toBe('https://img.example/w_384,h_384,fit_cover,focus_10-90/media/foto%20uno.jpg 2x');
    expect(cut.focus).toBeUndefined();
    expect(presenter.picture(focused, { width: 192, height: 96, fit: 'inside' }).src).not.toContain('focus');
    const wide = presenter.picture(focused, { width: 640, sizes: '100vw' });
    expect(wide.focus).toEqual({ x: 10, y: 90 });
    expect(wide.src + (wide.srcSet ?? '')).not.toContain('focus');
  });

  test('of the games service that are addresses stay as they are', () => {
    for (const arcadeImagesUrl of [undefined, 'https://art.example'])
      for (const [hash, src] of [
        ['https://other.example/a.png', 'https://other.example/a.png'],
        ['//other.example/a.png', 'https://other.example/a.png'],
      ])
        expect(
          createPresenter({ ...options, arcadeImagesUrl }).picture({ ...photo, src: `arcade/${hash}` }, { width: 192, height: 192 }).src,
        ).toBe(src);
  });

  test('of an unknown size still keep a place', () => {
    expect(presenter.picture({ ...photo, width: null, height: null }, { width: 320, sizes: '100vw' })).toMatchObject({
      width: 320,
      height: 213,
    });
  });
});

test('rich text is sanitised and its links are resolved, part by part', () => {
  const parts = presenter.richText([
    { kind: 'paragraph', html: '<script>x</script><a href="/resenas">ver</a>' },
    { kind: 'list', ordered: true, items: ['<img src=x>uno'] },
    { kind: 'heading', level: 3, html: '<b>x</b>' },
    { kind: 'image', image: photo, caption: 'Pie' },
  ]);
  expect(parts.slice(0, 3)).toEqual([
    { kind: 'paragraph', html: '<a href="/resenas/">ver</a>' },
    { kind: 'list', ordered: true, items: ['uno'] },
    { kind: 'heading', level: 3, html: '<b>x</b>' },
  ]);
  expect(parts[3]).toMatchObject({ kind: 'image', caption: 'Pie', picture: { alt: 'Una foto', width: 768, height: 512 } });
});
