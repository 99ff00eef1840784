import { parseGenerously } from '@lupa/contracts/generous.ts';
import { previewCallPath } from '@lupa/contracts/preview.ts';
import { type PreviewAnswer, previewAnswerSchema, previewRefusalSchema } from '@lupa/contracts/previewAnswer.ts';
import { askStudio, StudioUnavailableError } from './askStudio.ts';

/** `message` is a sentence for the editor. */
export type FetchedDraft = ({ kind: 'draft' } & PreviewAnswer) | { kind: 'refused'; status: 403 | 404 | 422; message: string };

/** Asks the studio for the draft that a token names. @throws StudioUnavailableError */
export async function fetchDraft(studioUrl: string, token: string, requestId: string): Promise<FetchedDraft> {
  try {
    const { status, json } = await askStudio(studioUrl, previewCallPath, token, requestId);
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
