import { type Executor, defineQuery, runQuery } from '@lupa/database/query.ts';
import { experimentMark, type ExperimentGroup, experimentGroups } from '@lupa/contracts/experimentMark.ts';
import { type GroupCounts, judgeExperiment, type Judgement } from '@lupa/domain/experiment/judgeExperiment.ts';
import { z } from 'zod';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { takePart, type Work, type WorkContext, type WorkPart, type WorkRow, type WorkSection } from '../../core/frontPage/work.ts';

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
  from clicks.clicks click join conversions.events event on event.click_id = click.id and event.attribution = 'click' and event.status = 'approved'
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

async function countVisitors(database: Executor, period: Period): Promise<GroupCounts> {
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

async function loadDecided({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const { docs } = await req.payload.find({ collection: slugs.experiments, where: { state: { equals: 'running' } }, ...plain(req) });
  const rows: WorkRow[] = [];
  for (const { id, name, key, startedAt, endsAt } of docs) {
    const visitors = await countVisitors(req.payload.db.pool, { key: key ?? '', startedAt: startedAt ?? '', until: now });
    const { verdict } = judgeExperiment(visitors);
    const isOver = Date.parse(endsAt ?? '') <= now.getTime();
    if (verdict === 'open' && !isOver) continue;
    const detail = verdict === 'open' ? 'Se acabó el plazo: no se supo cuál es mejor' : `La versión ${verdict.toUpperCase()} es mejor`;
    rows.push({ key: String(id), href: `/admin/collections/${slugs.experiments}/${id}`, title: name, detail });
  }
  return takePart(rows, part);
}

export const decidedExperiments: WorkSection = {
  id: 'experimentos-por-terminar',
  place: 80,
  title: 'Experimentos por terminar',
  isFor: ({ user }) => mayManageAffiliates(user),
  load: loadDecided,
  empty: 'Ningún experimento espera una decisión.',
};
