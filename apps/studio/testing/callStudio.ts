import { answerApi } from '../core/api/answerApi.ts';
import { readFault } from '../core/api/postToStudio.ts';
import type { Studio } from './startStudio.ts';

export type Headed = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

export function callStudio({ payload }: Studio, path: string, init: Headed = {}): Promise<Response> {
  return answerApi(payload.config, new Request(`http://localhost:3001/api/${path}`, init));
}

export const json = (body: unknown, headers: Record<string, string> = {}, method = 'POST'): Headed => ({
  method,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});

/** What the API answers, as far as tests read it. */
type Answer = Record<string, unknown> & {
  doc?: Record<string, unknown> & { id: number };
  docs?: (Record<string, unknown> & { id: number })[];
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
};

/** The answer with its status, and what is said to be wrong: at a field before the whole. */
export async function askStudio(studio: Studio, path: string, init?: Headed): Promise<Answer & { status: number; fault: string }> {
  const response = await callStudio(studio, path, init);
  const answer = (await response.json()) as Answer;
  return { ...answer, status: response.status, fault: readFault(answer)?.message ?? '' };
}

const boundary = 'x'.repeat(30);

/** A form of one part, and of `data` as Payload's admin sends it. `head` follows `form-data; `. */
export function formOf(head: string, body: string | Uint8Array, headers: Record<string, string> = {}, data?: unknown): Headed {
  const start = `--${boundary}\r\nContent-Disposition: form-data; `;
  const fields = data === undefined ? [] : [`${start}name="_payload"\r\n\r\n${JSON.stringify(data)}\r\n`];
  const parts = [...fields, `${start}${head}\r\n\r\n`, body, `\r\n--${boundary}--\r\n`];
  return {
    method: 'POST',
    body: new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part)))),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers },
  };
}
