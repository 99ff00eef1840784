// @module-tag thorough
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFaultProduct, type FaultProduct } from '../faults/faultProduct.ts';
import { faults } from '../faults/faults.ts';

// The others take longer: `npm run faults`.
const quick = ['postgres-killed', 'services-killed', 'clickout-killed', 'confused-paths', 'hostile-images', 'slow-clients'];
let product: FaultProduct;

beforeAll(async () => {
  product = await startFaultProduct();
});
afterAll(() => product?.stop());

it.each(quick)('%s', async (name) => {
  const fault = faults.find((each) => each.name === name);
  if (!fault || !('live' in fault)) throw new Error(`there is no live fault ${name}`);
  const { tried, held, lost, seen } = await fault.live(product);
  expect(tried).toBeGreaterThan(50);
  expect([held, lost], seen).toEqual([tried, 0]);
});
