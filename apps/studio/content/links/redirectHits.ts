import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';

export type RedirectUse = { hits: number; lastAt: Date };

const hitsQuery = defineQuery('links.hitsOf', 'select hits::int as hits, last_at as "lastAt" from links.redirect_hits where source = $1', {
  notNull: ['hits'],
});

export async function loadRedirectUse(executor: Executor, from: string): Promise<RedirectUse | null> {
  return (await runQuery(executor, hitsQuery, [from])).rows[0] ?? null;
}

export const writeAge = (moment: Parameters<typeof formatAge>[0]): string => formatAge(moment, new Date());
