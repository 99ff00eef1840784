// Requirements: 2.30, 2.84.
import { createHash } from 'node:crypto';
import { createPresenter } from '@lupa/blocks/presenter.server.ts';
import { presentByline } from '@lupa/blocks/shared/section/presentLink.ts';
import { globalsExample } from '@lupa/contracts/globals.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { navigationGroupsExample } from '@lupa/contracts/navigation.ts';
import { pageAnswerExample } from '@lupa/contracts/page.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateHtml } from '../../../tests/setup/validateHtml.ts';
import { allFeatures } from '../features/allFeatures.ts';
import { buildFooterModel } from '../layout/Footer/buildFooterModel.ts';
import { buildSecurityHeaders } from '../server/securityHeaders.ts';
import { PageDocument } from './PageDocument.tsx';
import type { PageModel, RenderedBlock } from './pageModel.ts';

const answered = pageAnswerExample.pages[0];
const footer = globalsExample[0]?.footer;
if (!answered || !footer) throw new Error('The examples have changed.');

const fail = (error: Error) => {
  throw error;
};
const presenter = createPresenter({
  imagesUrl: 'https://img.example',
  clickoutUrl: 'https://ir.example',
  placementSecret: 'a secret of examples, long enough for all',
  day: '2026-11-10',
  isInternalRoute: (path) => path.startsWith('/'),
  pageSlug: answered.slug,
});

const page: PageModel = {
  status: 200,
  siteUrl: 'https://lupacasino.example',
  slug: answered.slug,
  title: answered.title,
  description: answered.description,
  canonicalUrl: 'https://lupacasino.example/resenas/casino-andino/',
  isIndexable: true,
  locale: 'es-CL',
  languages: [],
  alternates: [{ locale: 'en', url: 'https://lupacasino.example/en/' }],
  breadcrumbs: answered.breadcrumbs,
  publishedDate: answered.publishedDate,
  updatedDate: answered.updatedDate,
  author: answered.author,
  analytics: answered.analytics,
  blocks: [],
  layout: {
    siteName: 'LupaCasino',
    locale: 'es-CL',
    homePath: '/',
    languages: [],
    policies: { method: null, corrections: null },
    candidates: [],
    microcopy: buildMicrocopy([]),
    navigation: navigationGroupsExample,
    footer: buildFooterModel({ footer, locale: 'es-CL', siteName: 'LupaCasino', currentYear: 2026, onError: fail }),
    presenter,
  },
  assets: {
    styles: ['/assets/a.css'],
    blockStyles: {},
    bootScript: '/assets/boot.js',
    modulePreloads: [],
    scripts: { offlinePage: '/assets/offline.js', preview: '/assets/preview.js' },
    hasServiceWorker: true,
  },
  userLocationPath: '/api/location',
};
const block: RenderedBlock = {
  type: 'contentSection',
  id: 'one',
  index: 0,
  layout: { isFullWidth: false, hasContentWrapper: true, isLazy: false },
  hasHeading: true,
  html: '<section data-block="contentSection"><h1>Veredicto</h1></section>',
};
const render = (changes: Partial<PageModel> = {}, blocks = [block]) =>
  `<!doctype html>${renderToString(<PageDocument page={{ ...page, ...changes }} blocks={blocks} features={allFeatures} />, { identifierPrefix: 'p-' })}`;

test('is a valid document', async () => {
  expect(await validateHtml(render())).toEqual([]);
});

test('its head says what the page is', () => {
  const html = render();
  expect(html).toContain(
    '<html lang="es-CL" data-market="CL America/Santiago CLP es-CL 18" data-user-location="/api/location" data-worker="">',
  );
  expect(html).toContain(`<title>${page.title}</title>`);
  expect(render({ title: '' })).toContain('<title>LupaCasino</title>');
  expect(html).toContain('<link rel="canonical" href="https://lupacasino.example/resenas/casino-andino/"/>');
  expect(html).toContain('<link rel="alternate" hrefLang="en" href="https://lupacasino.example/en/"/>');
  expect(html).not.toContain('name="robots"');
  expect(render({ isIndexable: false })).toContain('<meta name="robots" content="noindex"/>');
});

test('its JSON-LD names the site and the way to the page, and cannot end the script', () => {
  const data =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(render({ breadcrumbs: [{ title: '</script><b>', url: '/x/' }] }))?.[1] ??
    '';
  const graph: { '@type': string; itemListElement?: { name: string; item: string }[] }[] = JSON.parse(data)['@graph'];
  expect(graph.map((item) => item['@type'])).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Person', 'Article']);
  expect(graph[3]?.itemListElement?.[0]).toMatchObject({ name: '</script><b>', item: 'https://lupacasino.example/x/' });
  expect(render({ canonicalUrl: null })).not.toContain('ld+json');
});

test.each(['style', 'script'])('its one inline %s is the one that the policy allows', (element) => {
  const [, ...found] = render().split(`<${element}>`);
  expect(found).toHaveLength(1);
  const text = found[0]?.split(`</${element}>`)[0] ?? '';
  const [[, policy] = []] = buildSecurityHeaders({ siteUrl: 'http://localhost', imageSources: [] }, allFeatures);
  expect(policy).toContain(`${element}-src 'self' 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});

test('shared, it shows a card of its own', () => {
  const html = render();
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
  expect(image).toMatch(/^https:\/\/lupacasino\.example\/cards\/resenas\/casino-andino\/[0-9a-f]{16}\.png$/);
  expect(html).toContain('<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>');
  expect(html).toContain(`<meta property="og:image:alt" content="${page.title} · LupaCasino"/>`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).toContain('<meta property="article:published_time" content="2026-03-09"/>');
  expect(html).toContain('<meta property="article:modified_time" content="2026-11-02"/>');
  expect(render({ title: 'Otra' })).not.toContain(image);
  for (const without of [{ status: 404 }, { canonicalUrl: null }] as const) {
    expect(render(without)).not.toContain('og:image');
    expect(render(without)).toContain('<meta name="twitter:card" content="summary"/>');
  }
});

test('breadcrumbs can be found as `.breadcrumbs a`', () => {
  expect(render()).toMatch(/<nav[^>]*class="breadcrumbs[^>]*>.*<a href="\/resenas\/"/);
});

test('shows author and last update, once: a hero at the top does it itself', () => {
  const byline = presentByline(page, page.layout);
  expect(byline).toMatchObject({ author: { name: 'Antonia Rebolledo' }, updated: { text: '2 de noviembre de 2026' } });
  expect(render()).toContain('2 de noviembre de 2026');
  expect(render({}, [{ ...block, type: 'heroSection' }])).not.toContain('2 de noviembre de 2026');
  expect(render({ author: null, updatedDate: null })).not.toContain('Actualizado');
});

test('has a heading of its own where no block brings one', () => {
  expect(render({}, [])).toContain(`<h1 class="heading">${page.title}</h1>`);
  expect(render().match(/<h1/g)).toHaveLength(1);
});

test('puts the blocks as they are, into wrappers of their layout', () => {
  const html = render({}, [block, { ...block, index: 1, layout: { isFullWidth: true, hasContentWrapper: false, isLazy: true } }]);
  expect(html).toContain(`<div class="wrapped">${block.html}</div><div class="fullWidth lazy" data-lazy="">${block.html}</div>`);
});

test('fonts do not take the bandwidth of the style sheet that names them', () => {
  expect(render()).not.toMatch(/rel="preload"[^>]*as="font"/);
});

test('what analytics is told is in one element, that no text can end; a page that is not counted has none', () => {
  const analytics = { ...answered.analytics, siteSection: '</script><b>' };
  const [, data = ''] = /<script type="application\/json" id="page-analytics">(.*?)<\/script>/.exec(render({ analytics })) ?? [];
  expect(JSON.parse(data)).toEqual(analytics);
  expect(render({ analytics: null })).not.toContain('page-analytics');
});

test('asks for consent with two buttons that are alike, and only when script says so', () => {
  const [, dialog = ''] = /<section id="consent" hidden=""(.*?)<\/section>/.exec(render()) ?? [];
  expect(dialog).toContain('href="/privacidad/"');
  const buttons = [...dialog.matchAll(/<button type="button" value="(\w+)" class="(\w+)">/g)].map(([, value, look]) => [value, look]);
  expect(buttons).toEqual([
    ['rejected', 'choice'],
    ['accepted', 'choice'],
  ]);
});
