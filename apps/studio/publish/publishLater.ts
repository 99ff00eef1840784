import type { RequestContext } from 'payload';

/** Put into `context` by whoever writes many documents and publishes them at the end. Never set by a request. */
export const publishLater: RequestContext = { publishLater: true };
