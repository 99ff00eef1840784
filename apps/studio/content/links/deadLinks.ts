import { formatState } from './formatLink.ts';
import { deadLinksPath } from './linkPaths.ts';
import { loadDeadLinks } from './loadDeadLinks.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';
import { mayWritePages, takePart, type Work, type WorkContext, type WorkPart, type WorkSection } from '../../core/frontPage/work.ts';

async function loadDead({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const rows = (await loadDeadLinks(req)).map((link) => ({
    key: link.address,
    href: link.places[0]?.path ?? deadLinksPath,
    title: link.places[0]?.title ?? link.address,
    kind: link.address,
    detail: formatState(link),
    when: formatAge(link.since, now),
    tone: 'warning' as const,
  }));
  return takePart(rows, part);
}

export const deadLinks: WorkSection = {
  id: 'enlaces-rotos',
  place: 90,
  title: 'Enlaces rotos',
  isFor: mayWritePages,
  load: loadDead,
  empty: 'Todos los enlaces de las páginas llevan a algún lugar.',
  listPath: deadLinksPath,
  isState: true,
};
