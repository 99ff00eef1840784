import { whenIdle } from '@lupa/islands/triggers.ts';

type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
};

const script = '/sw.js';
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** Registers the worker where the server has marked the page: not in development, and not when it is switched off. */
export function startServiceWorker(): void {
  if (document.documentElement.dataset.worker !== undefined) whenIdle(register);
}

function register(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return console.info('serviceWorker is not supported in current browser!');
  // The one policy that the site's CSP names. It knows one URL.
  const policy = trustedTypes?.createPolicy('lupa-service-worker', { createScriptURL: () => script });
  // Refused where storage is blocked: the site works without.
  void container.register(policy?.createScriptURL(script) ?? script, { updateViaCache: 'none' }).catch(() => {});
  container.addEventListener('controllerchange', () => reportSeen(container));
  reportSeen(container);
}

function reportSeen(container: ServiceWorkerContainer) {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation?.responseStatus ?? 200) === 200) container.controller?.postMessage('seen');
}
