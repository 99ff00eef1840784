import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchDirectly, RedirectRefusedError } from './fetchDirectly.ts';

let server: Server;
let url: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const code = Number(request.url?.slice(1));
    response.writeHead(code, code === 300 ? {} : { location: '/secret' }).end('answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
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
