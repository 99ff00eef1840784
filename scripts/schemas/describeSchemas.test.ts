import { readFile } from 'node:fs/promises';
import { blockLoaders } from '@lupa/blocks/blocks.loaders.server.ts';
import { toplistExamples } from '@lupa/blocks/toplist/toplist.examples.ts';
import { blockTypes } from '@lupa/contracts/blockType.ts';
import { calls, type CallName } from '@lupa/contracts/calls.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOne, formatFields, makeFiles, readExamples } from './describeSchemas.ts';

const fits = (name: string, value: unknown): boolean => z.fromJSONSchema(describeOne(name)).safeParse(value).success;

it('docs/blocks.md and docs/schemas.json are what `npm run schemas` writes', async () => {
  for (const [file, text] of await makeFiles(process.cwd())) expect(await readFile(file, 'utf8'), file).toBe(text);
});

describe.each(Object.keys(calls) as CallName[])('the JSON Schema of %s', (name) => {
  it('takes its example, with more in it, and no answer of another shape', () => {
    const { example } = calls[name];
    expect(fits(name, example)).toBe(true);
    for (const wrong of [null, '', 'mantención', 7, { error: 'mantención' }, [null], ['mantención'], [{ error: 'mantención' }]])
      expect([wrong, fits(name, wrong)]).toEqual([wrong, false]);
  });
});

it('takes every example of a block that is read whole, but for a choice that there is not', async () => {
  const examples = (await readExamples(process.cwd())).filter(({ type }) => blockTypes.some((known) => known === type));
  const whole = examples.filter((block) => {
    const { success } = blockLoaders[block.type as keyof typeof blockLoaders].schema.safeParse(block);
    return success && parseGenerously(blockLoaders[block.type as keyof typeof blockLoaders].schema, block).dropped.length === 0;
  });
  expect(whole.length).toBeGreaterThan(blockTypes.length);
  expect(whole.filter((block) => !fits(block.type, block)).map(({ tone }) => tone)).toEqual(['violet']);
});

it('refuses a block without what it needs, and needs no id', () => {
  const { id: _, ...block } = toplistExamples.home;
  expect(fits('topList', block)).toBe(true);
  expect(fits('ratings', { title: 'Nota' })).toBe(false);
  expect(fits('topList', { ...block, visibleEntries: 'cinco' })).toBe(false);
  expect(fits('topList', { ...block, link: { title: 'sin dirección' } })).toBe(false);
});

it('lists the fields of a call, those of its lists too, with what stands in for them', () => {
  const table = formatFields(describeOne('gamesByIds').properties?.['results'] as never);
  expect(formatFields(describeOne('gamesByIds'))).toContain('|results[].id|text||`1`|');
  expect(formatFields(describeOne('gamesByIds'))).toContain('|results[].type|text||`OTHER`|');
  expect(table).toBe('');
});
