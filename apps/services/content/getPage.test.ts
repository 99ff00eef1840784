import { Hono } from 'hono';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { expect, test } from 'vitest';
import { getPage } from './getPage.ts';

test('a page that is not there costs one query: most pages of the catalogue are not', async () => {
  let queries = 0;
  const pool = { query: () => Promise.resolve({ rows: [], rowCount: (queries += 1) }) };
  const app = new Hono<ServiceVariables>();
  app.get('/page/:slug{.+}', (context) => getPage(context, { pool: pool as never, now: new Date(), isPreview: false }));
  app.onError(({ message }, context) => context.text(message));
  const answer = await app.request('/page/%2Fjuegos-gratis%2Funo%2F');
  expect([await answer.text(), queries]).toEqual(['There is no such page', 1]);
});
