import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { DeadLinks } from './DeadLinks.tsx';
import { readFilter } from './linkPaths.ts';
import { countLinks, loadListedLinks } from './loadDeadLinks.ts';
import { checksExternal, loadLinkRuns } from './runLinkChecks.ts';

const title = 'Enlaces rotos';

async function renderList({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const filter = readFilter(searchParams ?? {});
  const { pool } = req.payload.db;
  const [links, counts, runs, isExternalOn] = await Promise.all([
    loadListedLinks(req, filter),
    countLinks(pool),
    loadLinkRuns(pool),
    checksExternal(req.payload),
  ]);
  return (
    <>
      <h1>{title}</h1>
      <DeadLinks
        links={links}
        counts={counts}
        runs={runs}
        filter={filter}
        isExternalOn={isExternalOn}
        now={new Date()}
        siteUrl={String(req.payload.config.custom['siteUrl'])}
      />
    </>
  );
}

export const DeadLinksView = studioPage(title, renderList, {
  mayOpen: (user) => roleOf(user) !== undefined,
  audience: 'quienes tienen una cuenta',
});
