import { whenIdle } from '@lupa/islands/triggers.ts';

/** Once the page has loaded. The server marks its pages where there is a worker: not in development, and not when it is switched off. */
export function startServiceWorker(): void {
  if (document.documentElement.dataset.worker === undefined) return;
  whenIdle(() => void import('./serviceWorker/register.ts').then((module) => module.register()).catch(() => {}));
}
