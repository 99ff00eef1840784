import type { PayloadRequest } from 'payload';
import { isolateRequest } from '../../core/publish/reader.ts';
import { loadReviewedOffers } from '../../casinos/offers/loadAttention.ts';
import type { Work, WorkContext, WorkPart, WorkSection } from './work.ts';

/** What all sections of one answer share. */
export function createWorkContext(request: PayloadRequest, now = new Date()): WorkContext {
  const req = isolateRequest(request);
  let offers: ReturnType<WorkContext['offers']> | undefined;
  return { req, now, offers: () => (offers ??= loadReviewedOffers(req)) };
}

/** As long as somebody who opens the page should wait for one of its sections. */
const deadline = 8000;

class LateError extends Error {
  override readonly name = 'LateError';
}

/** What `load` finds; null, and a line in the log, where it fails or takes too long: one section must not take the others down. */
export async function settle<Found>({ req }: WorkContext, id: string, load: () => Promise<Found>): Promise<Found | null> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new LateError(`nothing after ${deadline} ms`)), deadline);
  try {
    return await Promise.race([load(), late.promise]);
  } catch (error) {
    req.payload.logger.error({ err: error, event: 'studio.sectionFailed', section: id }, 'a section of the first page could not be read');
    return null;
  } finally {
    clearTimeout(timer);
  }
}

export const settleSection = (context: WorkContext, { id, load }: WorkSection, part: WorkPart): Promise<Work | null> =>
  settle(context, id, () => load(context, part));
