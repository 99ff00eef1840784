import { judgeExperiment } from '@lupa/domain/experiment/judgeExperiment.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { countVisitors } from './loadResult.ts';
import { takePart, type Work, type WorkContext, type WorkPart, type WorkRow, type WorkSection } from '../../core/frontPage/work.ts';

async function loadDecided({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const { docs } = await req.payload.find({
    collection: slugs.experiments,
    where: { state: { equals: 'running' } },
    pagination: false,
    depth: 0,
    req,
  });
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
