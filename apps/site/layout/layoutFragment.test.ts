import { createPresenter } from '@lupa/blocks/presenter.server.ts';
import { emptyFooter } from '@lupa/contracts/globals.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { navigationGroupsExample } from '@lupa/contracts/navigation.ts';
import { describe, expect, it } from 'vitest';
import type { LayoutModel } from '../page/pageModel.ts';
import { buildFooterModel } from './Footer/buildFooterModel.ts';
import { FragmentCache } from '../page/fragmentCache.ts';
import { getLayoutHtml, type LayoutHtml } from './layoutFragment.ts';
import { renderLayout } from './renderLayout.tsx';

const microcopy = buildMicrocopy([]);

function layoutOf(changes: Partial<LayoutModel> = {}, page = '/'): LayoutModel {
  return {
    siteName: 'LupaCasino',
    locale: 'es-CL',
    homePath: '/',
    microcopy,
    navigation: navigationGroupsExample,
    footer: buildFooterModel({ footer: emptyFooter, locale: 'es-CL', siteName: 'LupaCasino', currentYear: 2026, onError: () => {} }),
    languages: [],
    policies: { method: null, corrections: null },
    candidates: [],
    presenter: createPresenter({
      imagesUrl: 'https://img.example',
      clickoutUrl: 'https://ir.example',
      placementSecret: 'a secret of examples, long enough for all',
      day: '2026-11-10',
      isInternalRoute: () => true,
      pageSlug: page,
    }),
    madeOf: [microcopy, navigationGroupsExample, 2026],
    ...changes,
  };
}

/** A cache that counts how often it renders. */
function createCounted() {
  const rendered: PageLocale[] = [];
  const fragments = new FragmentCache<LayoutHtml>();
  const render = (layout: LayoutModel) => {
    rendered.push(layout.locale);
    return renderLayout(layout);
  };
  return { get: (layout: LayoutModel) => getLayoutHtml(layout, { render, fragments }), rendered };
}

describe('header and footer', () => {
  it('are rendered once for all pages that they are made of the same for', () => {
    const { get, rendered } = createCounted();
    const first = get(layoutOf({}, '/'));
    expect(get(layoutOf({}, '/otra/'))).toBe(first);
    expect(rendered).toHaveLength(1);
    expect(first.header).toMatch(/^<header.*<\/header>$/s);
    expect(first.footer).toContain('<footer');
  });

  it.each<[string, unknown[]]>([
    ['microcopy', [{ ...microcopy, search: 'Encuentra' }, navigationGroupsExample, 2026]],
    ['navigation', [microcopy, navigationGroupsExample.slice(1), 2026]],
    ['year', [microcopy, navigationGroupsExample, 2027]],
    ['number of parts', [microcopy, navigationGroupsExample]],
  ])('are rendered again for another %s', (_, madeOf) => {
    const { get, rendered } = createCounted();
    get(layoutOf());
    get(layoutOf({ madeOf }));
    expect(rendered).toHaveLength(2);
  });

  it('are kept for each language by itself', () => {
    const { get, rendered } = createCounted();
    for (const locale of ['es-CL', 'en', 'es-CL', 'en'] as const) get(layoutOf({ locale }));
    expect(rendered).toEqual(['es-CL', 'en']);
  });

  it('are not kept when nobody says what they are made of', () => {
    const { get, rendered } = createCounted();
    for (let round = 0; round < 2; round++) get(layoutOf({ madeOf: undefined }));
    expect(rendered).toHaveLength(2);
  });

  it('are never kept with a way out to a partner, which is signed for its page', () => {
    const [group] = navigationGroupsExample;
    const [item] = group?.navigationItems ?? [];
    if (!group || !item?.ctaLink) throw new Error('The examples have changed.');
    const paid = { ...item, ctaLink: { ...item.ctaLink, url: '/jugar/casino-andino/bienvenida' } };
    const navigation = [{ ...group, navigationItems: [paid] }];
    const { get, rendered } = createCounted();
    const first = get(layoutOf({ navigation }, '/'));
    const second = get(layoutOf({ navigation }, '/otra/'));
    expect(rendered).toHaveLength(2);
    const targetIn = ({ header }: { header: string }) => /href="(https:\/\/ir\.example[^"]+)"/.exec(header)?.[1];
    expect(targetIn(first)).toBeDefined();
    expect(targetIn(second)).not.toBe(targetIn(first));
  });
});
