import type { PayloadRequest } from 'payload';

/** Whether a person puts this save before visitors now. What the demo writes (`publishLater`) is as old as its content, and is not judged by today's date. */
export function isPublishing(data: Record<string, unknown>, req: PayloadRequest): boolean {
  return data['_status'] === 'published' && !req.context['publishLater'];
}
