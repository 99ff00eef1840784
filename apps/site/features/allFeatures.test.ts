import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPage, startUsualServices } from '../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../dev/testBed/foreignServices.ts';
import { startTestSite } from '../dev/testBed/testSite.tsx';
import { rendering } from '../rendering.ts';
import { allFeatures } from './allFeatures.ts';

let services: ForeignServices;

beforeAll(async () => {
  services = await startUsualServices();
  setPage(services, '/');
});
afterAll(() => services.stop());

it.each(allFeatures.map(({ name }) => name))('the home page answers without %s', async (name) => {
  const site = await startTestSite(services.url, { rendering, features: allFeatures.filter((feature) => feature.name !== name) });
  const { status, text } = await site.get('/');
  await site.close();
  expect(status).toBe(200);
  expect(text).toMatch(/<header.*<main.*<footer/s);
});

it('each feature is listed once, by the name of its folder', () => {
  const names = new Set(allFeatures.map(({ name }) => name));
  const folders = Object.keys(import.meta.glob('./*/feature.{ts,tsx}')).map((path) => path.split('/')[1]);
  expect(names).toEqual(new Set(folders));
  expect(names.size).toBe(allFeatures.length);
});
