// Requirements: 2.87, 2.92, 2.98, 2.107.
import { blockTypes, isBlockType } from '@lupa/contracts/blockType.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import { registerIslands } from '@lupa/islands/registerIslands.ts';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { validateHtml } from '../../tests/setup/validateHtml.ts';
import type { BlockContext, BlockLoader } from './block.ts';
import { blockLoaders } from './blocks.loaders.server.ts';
import { blockViews } from './blocks.views.ts';
import { examplePartners } from './shared/examples/examplePartners.ts';
import { createExampleContext, exampleHosts } from './shared/examples/exampleContext.ts';
import { RawData } from './shared/section/RawData.tsx';

registerIslands(import.meta.glob('./**/*.island.tsx', { eager: true }));

const modules = import.meta.glob<Record<string, Record<string, RawBlock>>>('./*/*.examples.ts', { eager: true });
const examples = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((named) => Object.entries(named).map(([name, block]) => ({ label: `${block.type} ${name}`, block }))),
);

/** The custom elements of the types that need script for something: islands, and what the boot script starts. */
const clientElements: Record<string, string[]> = {
  topList: ['lupa-island'],
  casinoComparator: ['lupa-island'],
  bonusCards: ['lupa-island'],
  freeGames: ['lupa-island'],
  heroSection: ['lupa-island'],
  carousel: ['lupa-slider'],
  offerChanges: ['lupa-last-visit'],
  news: ['lupa-news'],
  playGame: ['lupa-slider', 'lupa-island'],
};

/** Those that the figures of their offers say as well. */
const headlines = examplePartners
  .flatMap(({ attributes }) => attributes.offers)
  .map(({ attributes }) => attributes.titlePreview)
  .filter((title) => title.includes(' % '));

/** Links of other pages lead there; the first block of a type on a page has them. */
const publicAnchor = /^(comparador$|nota$|costo$|datos$|registro-|version-|correccion-)/;

async function renderExample(block: RawBlock, changes: Partial<BlockContext> = {}): Promise<string> {
  if (!isBlockType(block.type)) throw new Error(`${block.type} is not a block type.`);
  const view: ComponentType<never> = blockViews[block.type];
  const { schema, load }: { schema: z.ZodType; load: BlockLoader<never, unknown> } = blockLoaders[block.type];
  const { value } = parseGenerously(schema, block);
  const props = await load(value as never, createExampleContext(changes));
  return renderToString(createElement(view as ComponentType<object>, props as object), { identifierPrefix: block.id });
}

describe.each(examples)('$label', ({ block }) => {
  let html: string;
  beforeAll(async () => {
    html = await renderExample(block);
  });

  test('has one root that names its type', () => {
    expect(html.match(new RegExp(`^<\\w+ data-block="${block.type}"`))).not.toBeNull();
    expect(html.match(/data-block=/g)).toHaveLength(1);
  });

  test('has no headline of an offer in another language than the page', async () => {
    const english = await renderExample(block, { locale: 'en', contentLocale: 'en' });
    for (const title of headlines) expect(english).not.toContain(title);
  });

  test('is valid HTML', async () => {
    expect(await validateHtml(html)).toEqual([]);
  });

  test('sets rel on every link that leaves the site', () => {
    for (const { href, rel, target, tag } of readAnchors(html)) {
      if (href.startsWith(exampleHosts.clickout))
        expect({ rel, target }, tag).toEqual({ rel: 'sponsored nofollow noreferrer noopener', target: '_blank' });
      else if (/^(https?:)?\/\//.test(href)) {
        expect(rel?.split(' '), tag).toEqual(expect.arrayContaining(['noreferrer', 'noopener']));
        // Pages of a partner's own.
        if (/data-link-id="(terms|source)"/.test(tag)) expect(rel, tag).toBe('sponsored nofollow noreferrer noopener');
        else expect(rel, tag).not.toContain('sponsored');
      } else if (target === '_blank') expect(rel, tag).toBe('noopener noreferrer');
      // The same page with another choice, a part of it, or the form about an error on it.
      else if (href.startsWith('./') || href.includes('?detalle=') || href.includes('?pagina='))
        expect(rel, tag).toMatch(/^nofollow( prev| next)?$/);
      else expect(['author', undefined], tag).toContain(rel);
    }
  });

  test('brings client code only where its type is meant to', () => {
    const elements = [...new Set([...html.matchAll(/<(lupa-[\w-]+)/g)].map(([, name]) => name))];
    expect(clientElements[block.type] ?? []).toEqual(expect.arrayContaining(elements));
  });

  test('skips no level of headings under the title of the page', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
  });

  test('stands twice on a page without an id in common', async () => {
    const again = await renderExample({ ...block, id: 'otra-vez' });
    // Requirement 2.3: links reach the comparator as #comparador, so a page has one.
    expect(readIds(again).filter((id = '') => !publicAnchor.test(id) && readIds(html).includes(id))).toEqual([]);
  });

  test('needs no style attribute and no data: image, which the policy forbids', () => {
    expect(html).not.toMatch(/\sstyle=|src="data:/);
  });
});

describe('every block type', () => {
  test.each(blockTypes)('%s has examples', (type) => {
    expect(examples.map(({ block }) => block.type)).toContain(type);
  });
});

test.each<[RawBlock, RegExp]>([
  [{ type: 'list', id: 'a', title: 'Pasos', items: [{ title: null, body: [] }] }, /has no items/],
  [{ type: 'accordion', id: 'a', title: 'Preguntas', items: [] }, /has no questions/],
  [{ type: 'freeGames', id: 'a', title: 'Seis juegos', gameTypes: ['KENO'], showFilters: false }, /No game/],
  [{ type: 'news', id: 'a', title: 'Lo último', partner: 'nadie', limit: 3 }, /nothing to tell/],
])('a heading with nothing below it is left out: %j', async (block, fault) => {
  await expect(renderExample(block)).rejects.toThrow(fault);
});

test('the raw-data renderer shows what came, folded away and escaped', async () => {
  const html = renderToString(<RawData type="mystery" data={{ text: '<script>' }} />);
  expect(html).toMatch(/^<details data-block="mystery"(?!.* open)/);
  expect(html).toContain('&lt;script&gt;');
  expect(await validateHtml(html)).toEqual([]);
});

test.each([10, 300, 3000])('data %i levels deep do not become a page of spaces', (levels) => {
  const data: unknown = JSON.parse(`${'{"type":"mystery","block":'.repeat(levels)}null${'}'.repeat(levels)}`);
  const html = renderToString(<RawData type="mystery" data={data} />);
  expect(html).toContain('mystery');
  expect(html.length).toBeLessThan(200_000);
});

function readAnchors(html: string) {
  return [...html.matchAll(/<a\s[^>]*>/g)].map(([tag]) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    return { tag, href: attribute('href') ?? '', rel: attribute('rel'), target: attribute('target') };
  });
}

const readIds = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
