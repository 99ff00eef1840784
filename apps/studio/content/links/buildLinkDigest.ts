import type { PayloadRequest } from 'payload';
import { formatSortableMoment } from '../../core/dates/days.ts';
import type { Digest } from '../../core/mail/digest.ts';
import { mailHour } from '../../core/mail/sendDigests.ts';
import { formatState } from './linkVerdict.ts';
import { deadLinksPath } from './linkPaths.ts';
import { type DeadLink, loadDeadLinks } from './loadDeadLinks.ts';
import { buildMail, type Mail } from '../../core/mail/buildMail.ts';

const mostShown = 20;

function buildLinkDigest(links: readonly DeadLink[], studioUrl: string, name: string): Mail | null {
  if (links.length === 0) return null;
  const items = links.slice(0, mostShown).map((link) => {
    const [place, ...more] = link.places;
    const rest = more.length === 0 ? '' : more.length === 1 ? ' y en otro lugar' : ` y en ${more.length} lugares más`;
    return `${link.address}. ${formatState(link)}.${place ? ` Está en «${place.title}»${rest}.` : ''}`;
  });
  return buildMail(links.length === 1 ? '1 enlace roto nuevo' : `${links.length} enlaces rotos nuevos`, [
    `Hola, ${name}:`,
    'Desde el último resumen dejaron de llevar a alguna parte:',
    { items },
    ...(links.length > mostShown ? [`Y ${links.length - mostShown} más.`] : []),
    { label: 'Ver los enlaces rotos', url: `${studioUrl}${deadLinksPath}` },
    `Si no quieres este resumen, desactívalo en tu cuenta: ${studioUrl}/admin/account`,
  ]);
}

export const linkDigest: Digest = {
  role: 'editor',
  build: async (req, { name, digestDay }, now) =>
    buildLinkDigest(await loadNewDeadLinks(req, digestDay ?? null, now), req.payload.config.serverURL, name),
};

async function loadNewDeadLinks(req: PayloadRequest, lastDay: string | null, now: Date): Promise<DeadLink[]> {
  const from =
    lastDay === null
      ? formatSortableMoment(new Date(now.getTime() - 24 * 3600_000))
      : `${lastDay} ${String(mailHour).padStart(2, '0')}:00:00`;
  return (await loadDeadLinks(req)).filter(({ since }) => formatSortableMoment(since) >= from);
}
