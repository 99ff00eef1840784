import { analyticsConstants } from './analytics.ts';

type DestinationValues = { clickId: string; cclid: string | null; cmpccl: string | null };
export type Destination = { origin: string; buildLocation: (values: DestinationValues) => string };

const faults = {
  characters: 'it holds spaces, backslashes or control characters',
  reserved: 'it holds a reserved word',
  relative: 'it is not an absolute URL',
  protocol: 'it is neither http nor https',
  credentials: 'it holds a user name or password',
  host: '{clickId} stands in its host',
} as const;
export type DestinationFault = keyof typeof faults;

/** A tracking URL that no visitor may be sent to. The message says why. */
export class DestinationError extends Error {
  override readonly name = 'DestinationError';
  readonly fault: DestinationFault;

  constructor(fault: DestinationFault) {
    super(faults[fault]);
    this.fault = fault;
  }
}

const placeholder = /\{clickId\}|%7BclickId%7D/gi;
const controlOrSpace = /[\u0000-\u0020\u007f\\]/;
// Stands for the click id while the URL is parsed; letters and digits only, so that parsing leaves it as it is.
const marker = 'lupaclickid0marker';

/** `{clickId}` may be in path, query or fragment. Nothing from the request reaches scheme, host or path. @throws DestinationError */
export function parseDestination(trackingUrl: string): Destination {
  if (controlOrSpace.test(trackingUrl)) throw new DestinationError('characters');
  if (trackingUrl.includes(marker)) throw new DestinationError('reserved');
  const marked = trackingUrl.replace(placeholder, marker);
  if (!URL.canParse(marked)) throw new DestinationError('relative');
  const url = new URL(marked);
  if (!/^https?:\/\/[^/]/i.test(trackingUrl) || !['http:', 'https:'].includes(url.protocol)) throw new DestinationError('protocol');
  if (url.username !== '' || url.password !== '') throw new DestinationError('credentials');
  if (url.host.includes(marker)) throw new DestinationError('host');

  const [beforeHash = '', ...hash] = url.href.split('#');
  const query = beforeHash.split(marker);
  const fragment = hash.length === 0 ? [''] : `#${hash.join('#')}`.split(marker);
  const separator = url.search === '' ? (beforeHash.endsWith('?') ? '' : '?') : '&';
  const passes = (name: string) => !url.searchParams.has(name);
  const { fullFunnelParameter, campaignParameter } = analyticsConstants;
  const [passesFullFunnel, passesCampaign] = [passes(fullFunnelParameter), passes(campaignParameter)];

  return {
    origin: url.origin,
    buildLocation: ({ clickId, cclid, cmpccl }) => {
      const id = encodeURIComponent(clickId);
      let target = query.join(id);
      let next = separator;
      if (passesFullFunnel && cclid !== null) {
        target += `${next}${fullFunnelParameter}=${encodeURIComponent(cclid)}`;
        next = '&';
      }
      if (passesCampaign && cmpccl !== null) target += `${next}${campaignParameter}=${encodeURIComponent(cmpccl)}`;
      return target + fragment.join(id);
    },
  };
}
