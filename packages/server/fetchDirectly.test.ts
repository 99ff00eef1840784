import { beforeEach, expect, test } from 'vitest';
import { serveForTest } from '../../tests/setup/serveForTest.ts';
import { fetchDirectly, RedirectRefusedError } from './fetchDirectly.ts';

let url: string;
const asked: string[] = [];

beforeEach(async () => {
  ({ url } = await serveForTest((request, response) => {
    asked.push(request.url ?? '');
    const code = Number(request.url?.slice(1));
    response.writeHead(code, code === 300 ? {} : { location: '/secret' }).end('answer');
  }));
});

test.each([301, 302, 303, 307, 308])('%i is an error that says where it would have led', async (status) => {
  const failure = await fetchDirectly(`${url}/${status}`, { redirect: 'follow' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RedirectRefusedError);
  expect(failure).toMatchObject({ status, location: '/secret' });
  expect(asked).not.toContain('/secret');
});

test('one that leads nowhere is an error, too', async () => {
  await expect(fetchDirectly(`${url}/300`)).rejects.toThrow('answered 300, a redirect to nowhere');
});

test.each([200, 304, 404, 500])('%i is the answer', async (status) => {
  expect((await fetchDirectly(`${url}/${status}`)).status).toBe(status);
});
