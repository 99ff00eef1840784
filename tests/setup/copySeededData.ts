import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { takeOffer } from './offerOnDemand.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seededDataOnDemand: string;
  }
}

const run = promisify(execFile);

/** Fills the data folder of a product that is to be started with the demo site, so that the product does not have to seed it. */
export async function copySeededData(directory: string): Promise<void> {
  const source = await takeOffer(inject('seededDataOnDemand'));
  // With its owners: Postgres runs as another user where root starts the product.
  await run('cp', ['-a', source, directory]);
}
