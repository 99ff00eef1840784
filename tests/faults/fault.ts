import type { FaultProduct } from './faultProduct.ts';

/** How often a case was tried, and how often what must hold did. `lost` counts answers or records that are gone, where there may be none. */
export type Outcome = { tried: number; held: number; lost: number; seen: string };

export type Fault = {
  /** Short and unique: `npm run faults -- NAME` runs this one alone. */
  name: string;
  done: string;
  holds: string;
} & (
  | {
      live: (product: FaultProduct) => Promise<Outcome>;
    }
  | {
      tests: readonly string[];
      only?: string;
      env?: Record<string, string>;
    }
);
