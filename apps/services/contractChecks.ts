import { calls, problemSchema, serviceBases, type CallName, type Problem } from '@lupa/contracts/calls.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { expect } from 'vitest';
import { withTextIds } from '../../tests/setup/withTextIds.ts';

export type SendRequest = (path: string, init?: RequestInit) => Response | Promise<Response>;

export type CallCheck = {
  send: SendRequest;
  call: CallName;
  segment?: string;
  parameters?: Record<string, string>;
};

function buildCallPath({ call, segment = '', parameters = {} }: Omit<CallCheck, 'send'>, { hasOtherSlash = false } = {}): string {
  const { service, path } = calls[call];
  const filled = path.replace(/\{\w+\}/, segment);
  const shown = hasOtherSlash ? (filled.endsWith('/') ? filled.slice(0, -1) : `${filled}/`) : filled;
  const query = new URLSearchParams(parameters).toString();
  return `${serviceBases[service]}${shown}${query === '' ? '' : `?${query}`}`;
}

/** Checks docs/contracts.md's common rules: complete JSON, both slash forms, unknown parameter, HEAD, ETag, 304. Returns the answer. */
export async function checkCall(check: CallCheck): Promise<unknown> {
  const { send, call } = check;
  const path = buildCallPath(check);
  const answer = await send(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json(; ?charset=utf-8)?$/i);
  const text = await answer.text();
  const json: unknown = JSON.parse(text);
  const { value, dropped } = parseGenerously(calls[call].schema, json);
  expect(dropped).toEqual([]);
  expect(value).toStrictEqual(withTextIds(text));

  await checkSameAnswer(send, buildCallPath(check, { hasOtherSlash: true }), text);
  await checkSameAnswer(send, buildCallPath({ ...check, parameters: { ...check.parameters, unheardOf: '1' } }), text);
  await checkConditional(send, path, answer.headers.get('etag'));
  return json;
}

async function checkSameAnswer(send: SendRequest, path: string, expected: string): Promise<void> {
  const answer = await send(path);
  expect(answer.status, path).toBe(200);
  expect(await answer.text(), path).toBe(expected);
}

async function checkConditional(send: SendRequest, path: string, etag: string | null): Promise<void> {
  expect(etag, `ETag of ${path}`).toMatch(/^(W\/)?"[^"]+"$/);
  const head = await send(path, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);
  expect(head.headers.get('content-type')).toMatch(/^application\/json/);
  const known = await send(path, { headers: { 'If-None-Match': `"other", ${String(etag)}` } });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
  const changed = await send(path, { headers: { 'If-None-Match': '"other"' } });
  expect(changed.status).toBe(200);
  await changed.body?.cancel();
}

/** Checks that a request fails as RFC 9457 wants it, without internals, and returns the problem. */
export async function checkProblem(send: SendRequest, path: string, status: number, parameter?: string): Promise<Problem> {
  const answer = await send(path);
  expect(answer.status, path).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = problemSchema.parse(await answer.json());
  expect(problem).toMatchObject({ status, ...(parameter !== undefined && { parameter }) });
  if (parameter !== undefined) expect(problem.title).toContain(parameter);
  expect(JSON.stringify(problem)).not.toMatch(/\.[mc]?[jt]s:\d+|node_modules|select /);
  return problem;
}
