import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findPromtool, runPromtool } from './promtool.ts';

const folder = 'deploy/monitoring';
const foreign = /^(up|process_|nodejs_|node_|pg_|lupa_backup_|lupa_certificate_)/;

const readRules = () => readFile(`${folder}/alerts.yml`, 'utf8');
const namesIn = (text: string) => [...text.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?=[{[\s)]|$)/gm)].map(([, name]) => name ?? '');

async function readSources(): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of glob(['apps/{site,services,freeplay,studio}/**/*.ts', 'packages/server/*.ts'], {
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts'],
  }))
    texts.push(await readFile(file, 'utf8'));
  return texts;
}

async function readMetricNames(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const text of await readSources())
    for (const [, name] of text.matchAll(/(?:(?:counter|histogram|gauge)\(\s*|name: )'([a-z]+_[a-z0-9_]+)'/g)) if (name) names.add(name);
  return names;
}

const baseOf = (name: string) => name.replace(/_(bucket|count|sum)$/, '');

it('rules and dashboard ask for metrics that there are', async () => {
  const known = await readMetricNames();
  const rules = [...(await readRules()).matchAll(/^\s+expr: (?:\|\n((?: {10}.*\n)+)|(.*)$)/gm)].map(
    ([, block, line]) => block ?? line ?? '',
  );
  const dashboard = JSON.parse(await readFile(`${folder}/dashboard.json`, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  expect(rules.filter((rule) => !/[a-z]/.test(rule))).toEqual([]);
  const expressions = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  const functions = ['max_over_time', 'histogram_quantile'];
  const asked = new Set(expressions.flatMap(namesIn).filter((name) => !foreign.test(name) && !functions.includes(name)));
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !known.has(name) && !known.has(baseOf(name)))).toEqual([]);
});

it('what an alert counts begins at 0, or its first event would be no increase', async () => {
  const counted = [...(await readRules()).matchAll(/increase\((\w+)\{(\w+)="(\w+)"\}/g)].map(([, name = '', label = '', value = '']) => ({
    name,
    label,
    value,
  }));
  expect(counted.length).toBeGreaterThan(2);
  const source = (await readSources()).join('\n').replaceAll(/\s+/g, ' ');
  const missing = counted.filter(({ name, label, value }) => {
    const call = source.slice(source.indexOf(`'${name}'`)).split(');', 1)[0] ?? '';
    return !call.includes(`{ ${label}: '${value}' }`);
  });
  expect(missing).toEqual([]);
});

it('every alert has a runbook, and every runbook an alert', async () => {
  const alerts = [...(await readRules()).matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');
  const runbooks = [...(await readFile('docs/runbooks.md', 'utf8')).matchAll(/^## (\w+)$/gm)].map(([, name]) => name ?? '');
  expect(alerts.length).toBeGreaterThan(10);
  expect(runbooks).toEqual(alerts);
  const links = [...(await readRules()).matchAll(/runbook: docs\/runbooks\.md#(\w+)/g)].map(([, anchor]) => anchor);
  expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
});

it('promtool takes rules and scrape settings, and each alert comes about by its figures', { tags: ['thorough'] }, async () => {
  const promtool = await findPromtool();
  const run = (...parameters: string[]) => runPromtool(promtool, parameters, folder);
  expect(await run('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
  expect(await run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});

it('each alert has figures by which it comes about', async () => {
  const tested = [...(await readFile(`${folder}/alerts.test.yml`, 'utf8')).matchAll(/alertname: (\w+)/g)].map(([, name]) => name);
  const alerts = [...(await readRules()).matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(tested).toEqual(alerts);
});
