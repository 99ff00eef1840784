// Requirements: 5.21, 5.22, 5.23, 5.24, 5.25, 5.26.
import { buildPaidAnchor } from './anchor.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presentHtml, sanitiseHtml } from './sanitise.server.ts';

describe('sanitiseHtml, by requirements 5.21 to 5.26', () => {
  test.each(['a', 'b', 'br', 'code', 'em', 'i', 'span', 'strike', 'strong', 'u'])('keeps <%s>', (tag) => {
    expect(sanitiseHtml(`<${tag}>x</${tag}>`)).toContain(`<${tag}`);
  });

  test.each(['<script>x</script>', '<img src="x">', '<iframe></iframe>', '<style>x</style>', '<h2></h2>', '<p></p>', '<svg></svg>'])(
    'removes %s',
    (html) => {
      expect(sanitiseHtml(html)).not.toContain('<');
    },
  );

  test('keeps href and target of a link, and style of a span, and nothing else', () => {
    expect(sanitiseHtml('<a href="/x" target="_blank" onclick="y" class="z">x</a>')).toBe('<a href="/x" target="_blank">x</a>');
    expect(sanitiseHtml('<span style="color:red" id="z">x</span>')).toBe('<span style="color:red">x</span>');
  });

  test.each(['http://a.example', 'https://a.example', 'ftp://a.example', 'mailto:a@b.example', 'tel:123', '//a.example/x', '/x', '#x'])(
    'keeps a link to %s',
    (url) => {
      expect(sanitiseHtml(`<a href="${url}">x</a>`)).toContain(`href="${url}"`);
    },
  );

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'java&#10;script:alert(1)'])(
    'takes the target of a link to %s',
    (url) => {
      expect(sanitiseHtml(`<a href="${url}">x</a>`)).toBe('<a>x</a>');
    },
  );
});

describe('presentHtml', () => {
  const resolve = ({ url }: { url: string }) => ({ href: `https://resolved.example${url}`, rel: 'noopener', 'data-link-id': 'text' });

  test('resolves every link', () => {
    expect(presentHtml('ver <a href="/x">esto</a>', resolve)).toBe(
      'ver <a href="https://resolved.example/x" rel="noopener" data-link-id="text">esto</a>',
    );
  });

  test('resolves the same text anew for every page', () => {
    const html = '<a href="/x?a=1&amp;b=2" target="_blank">uno</a> y <a>dos</a> y <a href="/y">tres</a>';
    const echo = (page: string) => (link: { url: string; openInNewTab: boolean }) => ({
      href: `${page}"<${link.url}`,
      'data-new': `${link.openInNewTab}`,
    });
    const expected = (page: string) =>
      `<a href="${page}&quot;&lt;/x?a=1&amp;b=2" data-new="true">uno</a> y <a>dos</a> y <a href="${page}&quot;&lt;/y" data-new="false">tres</a>`;
    expect(presentHtml(html, echo('/a/'))).toBe(expected('/a/'));
    expect(presentHtml(html, echo('/b/'))).toBe(expected('/b/'));
  });

  test('says with classes what a style may mean, and drops the rest', () => {
    expect(presentHtml('<span style="font-weight: bold; color: red">x</span>', resolve)).toBe('<span class="text-bold">x</span>');
    expect(presentHtml('<span style="color: red">x</span>', resolve)).toBe('<span>x</span>');
    expect(presentHtml('<span class="mine">x</span>', resolve)).toBe('<span>x</span>');
  });

  test('says of a link that it opens a new tab, and of no other', () => {
    const inNewTab = ({ url, openInNewTab }: { url: string; openInNewTab: boolean }) => ({
      href: url,
      ...(openInNewTab ? ({ target: '_blank' } as const) : {}),
    });
    expect(
      presentHtml('<a href="/x" target="_blank"><b>uno</b></a> y <a href="/y">dos</a>', inNewTab, { newTabText: 'se abre & ya' }),
    ).toBe('<a href="/x" target="_blank"><b>uno</b><span class="visually-hidden"> (se abre &amp; ya)</span></a> y <a href="/y">dos</a>');
  });

  test('says of a link that a partner pays for that it is advertising, and of no other', () => {
    const paid = ({ url }: { url: string }) => (url === '/jugar/x' ? buildPaidAnchor(url) : { href: url });
    expect(presentHtml('<a href="/jugar/x">uno</a> y <a href="/y">dos</a>', paid, { paidText: 'Publicidad' })).toBe(
      '<a href="/jugar/x" rel="sponsored nofollow noreferrer noopener" target="_blank">uno</a> <small>(Publicidad)</small> y <a href="/y">dos</a>',
    );
  });

  test('never lets a tag or a handler through', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              '<script>',
              '<img src=x onerror=y>',
              '<a href="javascript:x">',
              '<b',
              '">',
              '<svg/onload=x>',
              '&lt;script&gt;',
              "<a href='/x' style='a'>",
            ),
            fc.string(),
          ),
        ),
        (pieces) => {
          expect(presentHtml(pieces.join(''), resolve)).not.toMatch(
            /<(?!\/?(a|b|br|code|em|i|span|strike|strong|u)\b)[a-z!]|<[^>]*\s(on\w+|style)=/i,
          );
        },
      ),
    );
  });
});
