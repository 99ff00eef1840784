import type { CollectionConfig, GlobalConfig } from 'payload';

export function publishHooks(_collection: string): NonNullable<CollectionConfig['hooks']> {
  return {};
}
export function globalPublishHooks(_global: string): NonNullable<GlobalConfig['hooks']> {
  return {};
}
