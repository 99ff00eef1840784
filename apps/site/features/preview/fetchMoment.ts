import { type MomentAnswer, momentAnswerSchema } from '@lupa/contracts/previewAnswer.ts';
import { momentCallPath } from '@lupa/contracts/preview.ts';
import { askStudio, StudioUnavailableError } from './askStudio.ts';

/** Asks the studio to prepare the moment that a token names. @throws StudioUnavailableError */
export async function fetchMoment(studioUrl: string, token: string, requestId: string): Promise<MomentAnswer> {
  try {
    const { status, json } = await askStudio(studioUrl, momentCallPath, token, requestId);
    if (status !== 200) throw new StudioUnavailableError(`the studio answered ${status}`);
    return momentAnswerSchema.parse(json);
  } catch (cause) {
    if (cause instanceof StudioUnavailableError) throw cause;
    throw new StudioUnavailableError('the studio prepares no moment', { cause });
  }
}
