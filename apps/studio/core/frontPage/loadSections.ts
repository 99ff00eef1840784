import type { PayloadRequest } from 'payload';
import { isolateRequest } from '../publish/reader.ts';
import type { Work, WorkContext, WorkPart, WorkSection } from './work.ts';

export const createWorkContext = (request: PayloadRequest, now = new Date()): WorkContext => ({ req: isolateRequest(request), now });

/** As long as somebody who opens the page should wait for one of its sections. */
const deadline = 8000;

class LateError extends Error {
  override readonly name = 'LateError';
}

/** What `load` finds; null, and a line in the log, where it fails or takes too long: one section must not take the others down. */
export async function loadOrNull<Found>({ req }: WorkContext, id: string, load: () => Promise<Found>): Promise<Found | null> {
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

export const loadSection = (context: WorkContext, { id, load }: WorkSection, part: WorkPart): Promise<Work | null> =>
  loadOrNull(context, id, () => load(context, part));
