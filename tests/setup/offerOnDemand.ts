import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';

/** What is made once for the tests of a project: `value` is what a test is told, `stop` ends it after the last one. */
export type Offer = { value: string; stop: () => Promise<void> };

/**
 * Makes something once, when the first test asks for it at the address that is provided under `name`, for as long as the run lasts.
 * @returns what ends it, as a global setup of Vitest does.
 */
export async function offerOnDemand(
  project: TestProject,
  name: keyof ProvidedContext,
  start: () => Promise<Offer>,
): Promise<() => Promise<void>> {
  let started: Promise<Offer> | undefined;
  const server = createServer((_, response) => {
    // A file asks once, then works for longer than a connection is kept: the next one would meet its end.
    response.setHeader('Connection', 'close');
    started ??= start();
    started.then(
      ({ value }) => response.end(value),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide(name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await started)?.stop();
  };
}

/** What is offered at an address. @throws an Error with the words of what could not be made */
export async function takeOffer(address: string): Promise<string> {
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
