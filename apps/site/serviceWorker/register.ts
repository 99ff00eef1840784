type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
};

const script = '/sw.js';
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const container = navigator.serviceWorker;

// The one policy that the site's CSP names. It knows one URL.
const policy = trustedTypes?.createPolicy('lupa-service-worker', { createScriptURL: () => script });

// Refused where storage is blocked: the site works without.
void container.register(policy?.createScriptURL(script) ?? script, { updateViaCache: 'none' }).catch(() => {});
container.addEventListener('controllerchange', tellSeen);
tellSeen();

function tellSeen() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if ((navigation?.responseStatus ?? 200) === 200) container.controller?.postMessage('seen');
}
