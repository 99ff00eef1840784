import { postToStudio } from '../../core/api/postToStudio.ts';

/** `POST /api/conversions/…` from the browser. @throws Error whose message is for the person in front of it */
export const callConversions = <Answer>(path: string, body: object): Promise<Answer> => postToStudio(`conversions/${path}`, body);
