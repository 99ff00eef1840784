import { whenIdle } from '@lupa/islands/triggers.ts';

/** Where the browser does not read the site's speculation rules (server/speculationRules.ts), links are prefetched by script. */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  whenIdle(() => {
    import('./prefetchLinks.ts').then((module) => module.prefetchLinks(whenIdle)).catch(() => {});
  });
}
