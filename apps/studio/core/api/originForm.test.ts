import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeOriginForm } from './originForm.ts';

const server = createServer((request, response) => response.end(request.url));
beforeAll(async () => {
  takeOriginForm();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

it.each([
  ['http://other.example/', '/'],
  ['http://other.example', '/'],
  ['HTTPS://user@other.example:444/admin?a=http://b.example/', '/admin?a=http://b.example/'],
  ['http://other.example?a=1', '/?a=1'],
  ['http:///other.example/', '/other.example/'],
  ['/admin?a=1', '/admin?a=1'],
  ['*', '*'],
])('of the target %s the path alone is seen: %s', async (target, seen) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`OPTIONS ${target} HTTP/1.1\r\nHost: studio.example\r\nConnection: close\r\n\r\n`);
  expect((await text(socket)).split('\r\n\r\n')[1]).toBe(seen);
});
