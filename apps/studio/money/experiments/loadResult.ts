import type { Executor } from '@lupa/database/query.ts';
import { experimentMark, type ExperimentGroup, experimentGroups } from '@lupa/contracts/experimentMark.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { type GroupCounts, judgeExperiment, type Judgement } from '@lupa/domain/experiment/judgeExperiment.ts';
import { z } from 'zod';

const clicksQuery = defineQuery(
  'experiments.clicks',
  `select experiment as mark, count(distinct visitor_key)::int as visitors from clicks.clicks
  where experiment = any($1::text[]) and bot_class = 'human' and at >= $2 and at < $3 group by experiment`,
  { notNull: ['mark', 'visitors'] },
);
const conversionsQuery = defineQuery(
  'experiments.conversions',
  `select click.experiment as mark, count(*) filter (where event.kind = 'registration')::int as registrations,
    count(*) filter (where event.kind = 'first_deposit')::int as "firstDeposits"
  from clicks.clicks click join conversions.events event on event.click_id = click.id and event.attribution = 'click'
  where click.experiment = any($1::text[]) and click.bot_class = 'human' and click.at >= $2 and click.at < $3 group by click.experiment`,
  { notNull: ['mark', 'registrations', 'firstDeposits'] },
);

const groupSchema = z.object({ visitors: z.int(), registrations: z.int(), firstDeposits: z.int() });
export const countedSchema = z.object({ a: groupSchema, b: groupSchema });
export type Counted = z.output<typeof countedSchema>;

type Period = { key: string; startedAt: string; until: Date };

const valuesOf = ({ key, startedAt, until }: Period): [string[], Date, Date] => [
  experimentGroups.map((group) => experimentMark(key, group)),
  new Date(startedAt),
  until,
];

export async function countVisitors(database: Executor, period: Period): Promise<GroupCounts> {
  const { rows } = await runQuery(database, clicksQuery, valuesOf(period));
  const of = (group: ExperimentGroup) => rows.find(({ mark }) => mark === experimentMark(period.key, group))?.visitors ?? 0;
  return { a: of('a'), b: of('b') };
}

export async function countExperiment(database: Executor, period: Period): Promise<Counted> {
  const visitors = await countVisitors(database, period);
  const { rows } = await runQuery(database, conversionsQuery, valuesOf(period));
  const of = (group: ExperimentGroup) => {
    const called = rows.find(({ mark }) => mark === experimentMark(period.key, group));
    return { visitors: visitors[group], registrations: called?.registrations ?? 0, firstDeposits: called?.firstDeposits ?? 0 };
  };
  return { a: of('a'), b: of('b') };
}

export const judgeCounted = ({ a, b }: Counted): Judgement => judgeExperiment({ a: a.visitors, b: b.visitors });
