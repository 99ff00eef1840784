import { parseGenerously } from '@lupa/contracts/generous.ts';
import { previewCallPath, previewParameter } from '@lupa/contracts/preview.ts';
import { type PreviewAnswer, previewAnswerSchema, previewRefusalSchema } from '@lupa/contracts/previewAnswer.ts';
import { fetchDirectly } from '@lupa/server/fetchDirectly.ts';
import { readBounded } from '@lupa/server/readBounded.ts';

/** The studio does not answer, or not usefully. */
export class StudioUnavailableError extends Error {
  override readonly name = 'StudioUnavailableError';
}

/** `message` is a sentence for the editor. */
export type FetchedDraft = ({ kind: 'draft' } & PreviewAnswer) | { kind: 'refused'; status: 403 | 404 | 422; message: string };

// Reading a long draft takes the studio longer than a page takes the services.
const patience = 5000;
const maximumBytes = 8 * 1024 * 1024;

/** Asks the studio for the draft that a token names. @throws StudioUnavailableError */
export async function fetchDraft(studioUrl: string, token: string, requestId: string): Promise<FetchedDraft> {
  try {
    const response = await fetchDirectly(`${studioUrl}${previewCallPath}?${previewParameter}=${encodeURIComponent(token)}`, {
      headers: { accept: 'application/json', 'x-request-id': requestId },
      signal: AbortSignal.timeout(patience),
    });
    const { status } = response;
    const json: unknown = JSON.parse((await readBounded(response.body, maximumBytes)).toString());
    if (status === 200) return { kind: 'draft', ...parseGenerously(previewAnswerSchema, json).value };
    if (status !== 403 && status !== 404 && status !== 422) throw new StudioUnavailableError(`the studio answered ${status}`);
    return {
      kind: 'refused',
      status,
      message: previewRefusalSchema
        .parse(json)
        .errors.map(({ message }) => message)
        .join(' '),
    };
  } catch (cause) {
    if (cause instanceof StudioUnavailableError) throw cause;
    throw new StudioUnavailableError('the studio gives no draft', { cause });
  }
}
