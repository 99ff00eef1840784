/** Programmes that put an address of their own around a link, and the parameter that holds it. */
const wrappers: [host: RegExp, path: RegExp, parameters: string[]][] = [
  [/(?:^|\.)google\.[a-z.]+$/, /^\/url$/, ['q', 'url']],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, ['url']],
  [/^statics\.teams\.cdn\.office\.net$/, /\/safelinks\//, ['url']],
  [/^lm?\.(?:facebook|instagram|messenger)\.com$/, /^\//, ['u']],
  [/(?:^|\.)youtube\.com$/, /^\/redirect$/, ['q']],
  [
    /(?:^|\.)(?:duckduckgo\.com|medium\.com|reddit\.com|slack-redir\.net|linkedin\.com|vk\.com)$/,
    /^\/(?:l|r|t3_\w+|link|redir\/redirect|away\.php)\/?$/,
    ['uddg', 'url', 'to'],
  ],
  [/^linkprotect\.cudasvc\.com$/, /^\/url$/, ['a']],
];
const mostWrappers = 5;

/** Where a link of a pasted text leads; null when it leads nowhere outside the text it came from. */
export function unwrapLink(href: string): string | null {
  let address = href.trim();
  for (let step = 0; step < mostWrappers; step += 1) {
    const inner = readInner(address);
    if (inner === null) break;
    address = inner;
  }
  if (/^\/(?!\/)/.test(address)) return address;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address) && URL.canParse(address) ? address : null;
}

function readInner(address: string): string | null {
  const defended = /^https:\/\/urldefense\.(?:com|us)\/v3\/__(.+?)__;/.exec(address)?.[1];
  if (defended !== undefined) return defended;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const [, , parameters = []] = wrappers.find(([host, path]) => host.test(hostname) && path.test(pathname)) ?? [];
  const inner = parameters.map((name) => searchParams.get(name)).find((value) => value) ?? readProofpoint(hostname, searchParams);
  return inner !== undefined && inner !== null && /^https?:\/\//i.test(inner) ? inner : null;
}

/** Of its second version: `https-3A__example.com_a`. */
function readProofpoint(hostname: string, parameters: URLSearchParams): string | null {
  const text = hostname === 'urldefense.proofpoint.com' ? parameters.get('u') : null;
  const encoded = text?.replaceAll('-', '%').replaceAll('_', '/') ?? '';
  return /^(?:[^%]|%[0-9A-F]{2})+$/i.test(encoded) ? decodeURIComponent(encoded) : null;
}
