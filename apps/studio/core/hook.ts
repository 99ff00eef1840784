import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** A hook of a collection, by its name. */
export type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number];
