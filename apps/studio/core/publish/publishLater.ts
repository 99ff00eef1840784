import type { PayloadRequest, RequestContext } from 'payload';

/** Put into `context` by whoever writes many documents and publishes them at the end. Never set by a request. */
export const publishLater: RequestContext = { publishLater: true };

/** The same where every rule is asked as in an edit by hand: whoever sets it publishes, and notes what is named, in the same transaction. */
export const publishTogether: RequestContext = { publishTogether: true };

export const isPublishedLater = ({ context }: PayloadRequest): boolean => Boolean(context['publishLater'] ?? context['publishTogether']);

/** Whether a person puts this save before visitors now. What the demo writes (`publishLater`) is as old as its content, and is not judged by today's date. */
export function isPublishing(data: Record<string, unknown>, req: PayloadRequest): boolean {
  return data['_status'] === 'published' && !req.context['publishLater'];
}

/** For trying what is planned: its rules are asked as of that moment. Never set by a request. */
export const asOf = (moment: Date): RequestContext => ({ asOf: moment });

/** When a publication takes place: now, unless it is tried for another moment. */
export const publicationMoment = ({ context }: PayloadRequest): Date => (context['asOf'] instanceof Date ? context['asOf'] : new Date());
