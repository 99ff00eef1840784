import { whenIdle, whenLoaded } from '@lupa/islands/triggers.ts';

/** Once the page has loaded. The server marks its pages where there is a worker: not in development, and not when it is switched off. */
export function startServiceWorker(): void {
  if (document.documentElement.dataset.worker === undefined) return;
  if ('serviceWorker' in navigator) whenLoaded(() => whenIdle(() => void import('../serviceWorker/register.ts').catch(() => {})));
  else console.info('serviceWorker is not supported in current browser!');
}
