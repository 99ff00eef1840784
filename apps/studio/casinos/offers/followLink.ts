import { parseDestination } from '@lupa/contracts/destination.ts';
import { explain, failed, openUrl, type LinkResult, type OpenedUrl } from '../../core/network/openUrl.ts';
import type { LinkNetwork } from '../../core/network/openLink.ts';

/** Stands in the place of a click id, so that the partner's network can tell who asked. */
const probeClickId = 'lupa-probe';

export type LinkStep = { url: string; status: number | null };
/** `target` is where it ended: scheme and host, null where that is where it began. `title`: of the page there. */
export type FollowedLink = LinkResult & { steps: LinkStep[]; title: string | null };

/** Where the number of the click stands in an address on the way: the names of its parameters, `/` for the path. Empty: it did not arrive. */
export function findArrivals(address: string): string[] {
  const url = URL.parse(address);
  if (url === null) return [];
  const names = [...url.searchParams].filter(([, value]) => value.includes(probeClickId)).map(([name]) => name);
  return url.pathname.includes(probeClickId) ? [...names, '/'] : names;
}

const mostSteps = 10;

/**
 * Opens a tracking URL as a visitor's click would, and where its redirects lead. It begins with https; nothing but the public internet is opened. Pages
 * that lead on by script or by themselves count as the end. Never throws.
 */
export async function followLink(trackingUrl: string, network: LinkNetwork): Promise<FollowedLink> {
  try {
    const url = new URL(parseDestination(trackingUrl).buildLocation({ clickId: probeClickId, cclid: null, cmpccl: null }));
    return url.protocol === 'https:' ? await follow(url, network) : end([], failed('unusable'));
  } catch (error) {
    return end([], failed(explain(error)));
  }
}

async function follow(url: URL, network: LinkNetwork, before: LinkStep[] = []): Promise<FollowedLink> {
  if (before.length === mostSteps) return end(before, failed('circle'));
  // Nothing else can be opened: an app, a mail.
  const opened = /^https?:$/.test(url.protocol) ? await openUrl(url, network) : failed('unusable');
  const steps = [...before, { url: url.href.slice(0, 500), status: opened.status }];
  return opened.next === null ? end(steps, opened) : follow(opened.next, network, steps);
}

function end(steps: LinkStep[], { outcome, status, title }: OpenedUrl): FollowedLink {
  const origin = (step: LinkStep | undefined) => {
    const url = URL.parse(step?.url ?? '');
    return url === null ? null : `${url.protocol}//${url.host}`;
  };
  const last = origin(steps.at(-1));
  return { outcome, status, target: last === origin(steps[0]) ? null : last, steps, title };
}
