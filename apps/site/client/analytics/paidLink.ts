/** What a link's `data-response-id`, `data-link-id` and `data-link-data` (requirement 3.69) say about it. Empty text or 0: not said. */
export type PaidLink = { partner: string; offer: string; toplist: string; position: number; responseId: string; linkId: string };

/** Reads a link's data attributes; data that nobody can read counts as not said. */
export function readPaidLink({ responseId = '', linkId = '', linkData }: DOMStringMap): PaidLink {
  const { partner, offer, toplist, position } = parseData(linkData);
  return {
    partner: textOf(partner),
    offer: textOf(offer),
    toplist: textOf(toplist),
    position: typeof position === 'number' ? position : 0,
    responseId,
    linkId,
  };
}

function parseData(data = '{}'): Record<string, unknown> {
  try {
    return Object(JSON.parse(data));
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
