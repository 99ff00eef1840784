import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { offerOnDemand, takeOffer } from './offerOnDemand.ts';
import { startProduct, type Product } from './startProduct.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with what is known of the running demo, which the first request starts. */
    demoOnDemand: string;
  }
}

export type SharedDemo = Pick<Product, 'siteUrl' | 'databaseUrl' | 'ports'>;

/** One product with the demo, for all files of a project that only look at it. */
export default function offerDemo(project: TestProject): Promise<() => Promise<void>> {
  return offerOnDemand(project, 'demoOnDemand', async () => {
    const { siteUrl, databaseUrl, ports, stop } = await startProduct();
    return { value: JSON.stringify({ siteUrl, databaseUrl, ports } satisfies SharedDemo), stop };
  });
}

/** The product that the files of a run share: a test changes nothing in it. */
export async function findSharedDemo(): Promise<SharedDemo> {
  return JSON.parse(await takeOffer(inject('demoOnDemand'))) as SharedDemo;
}
