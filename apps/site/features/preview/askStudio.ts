import { parseGenerously } from '@lupa/contracts/generous.ts';
import { momentCallPath, previewCallPath, previewParameter } from '@lupa/contracts/preview.ts';
import {
  type MomentAnswer,
  momentAnswerSchema,
  type PreviewAnswer,
  previewAnswerSchema,
  previewRefusalSchema,
} from '@lupa/contracts/previewAnswer.ts';
import { fetchTraced } from '@lupa/server/fetchDirectly.ts';
import { readBounded } from '@lupa/server/readBounded.ts';

export class StudioUnavailableError extends Error {
  override readonly name = 'StudioUnavailableError';
}

// Reading a long draft takes the studio longer than a page takes the services.
const patience = 5000;
const maximumBytes = 8 * 1024 * 1024;

/** GETs JSON of the studio by a token. `read` gives what an answer says; null: nothing. @throws StudioUnavailableError */
async function askStudio<Read>(
  { studioUrl, path, token, requestId }: { studioUrl: string; path: string; token: string; requestId: string },
  read: (status: number, json: unknown) => Read | null,
): Promise<Read> {
  try {
    const response = await fetchTraced(path, `${studioUrl}${path}?${previewParameter}=${encodeURIComponent(token)}`, {
      headers: { accept: 'application/json', 'x-request-id': requestId },
      signal: AbortSignal.timeout(patience),
    });
    const answer = read(response.status, JSON.parse((await readBounded(response.body, maximumBytes)).toString()));
    if (answer === null) throw new Error(`the studio answered ${response.status}`);
    return answer;
  } catch (cause) {
    throw new StudioUnavailableError(`the studio does not answer ${path}`, { cause });
  }
}

/** Asks the studio to prepare the moment that a token names. @throws StudioUnavailableError */
export const fetchMoment = (studioUrl: string, token: string, requestId: string): Promise<MomentAnswer> =>
  askStudio({ studioUrl, path: momentCallPath, token, requestId }, (status, json) =>
    status === 200 ? momentAnswerSchema.parse(json) : null,
  );

/** `message` is a sentence for the editor. */
export type FetchedDraft = ({ kind: 'draft' } & PreviewAnswer) | { kind: 'refused'; status: 403 | 404 | 422; message: string };

/** Asks the studio for the draft that a token names. @throws StudioUnavailableError */
export const fetchDraft = (studioUrl: string, token: string, requestId: string): Promise<FetchedDraft> =>
  askStudio({ studioUrl, path: previewCallPath, token, requestId }, (status, json): FetchedDraft | null => {
    if (status === 200) return { kind: 'draft', ...parseGenerously(previewAnswerSchema, json).value };
    if (status !== 403 && status !== 404 && status !== 422) return null;
    const { errors } = previewRefusalSchema.parse(json);
    return { kind: 'refused', status, message: errors.map(({ message }) => message).join(' ') };
  });
