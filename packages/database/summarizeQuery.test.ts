import { expect, it } from 'vitest';
import { summarizeQuery } from './traceQueries.ts';

it.each([
  ['select 1', 'select'],
  ['begin', 'begin'],
  ['  select "id" from "studio"."pages" where "id" = $1', 'select studio.pages'],
  ['insert into clicks.clicks (id) values ($1)', 'insert clicks.clicks'],
  ['update "users" set "a" = $1', 'update users'],
  ['delete from studio.sessions', 'delete studio.sessions'],
  ['with old as (select * from arcade.games) select * from old', 'with arcade.games'],
  [`select * from delivery.documents_at('3f') as documents`, 'select delivery.documents_at'],
  [`select 'from ana@example.cl' as mail, 'it''s from juan' from studio.users`, 'select studio.users'],
  ['-- why\nselect name from a', 'select a'],
  [`set local statement_timeout = '60s'`, 'set'],
  ['', 'query'],
])('%s', (text, summary) => {
  expect(summarizeQuery(text)).toBe(summary);
});
