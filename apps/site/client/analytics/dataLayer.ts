import type { DataLayerItem } from '@lupa/contracts/analytics.ts';

declare global {
  interface Window {
    adobeDataLayer?: { push: (item: DataLayerItem) => unknown };
  }
}

/** The Adobe Client Data Layer, or the array that it takes over when a tag manager brings it later. */
export function pushToDataLayer(item: DataLayerItem): void {
  const none: DataLayerItem[] = [];
  (window.adobeDataLayer ??= none).push(item);
}
