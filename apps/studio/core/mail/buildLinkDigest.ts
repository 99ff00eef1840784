import { formatState } from '../../content/links/formatLink.ts';
import { deadLinksPath } from '../../content/links/linkPaths.ts';
import type { DeadLink } from '../../content/links/loadDeadLinks.ts';
import { buildMail, type Mail } from './buildMail.ts';

const mostShown = 20;

/** The daily summary for editors: published links that lead nowhere since the summary before; null when there are none. */
export function buildLinkDigest(links: readonly DeadLink[], studioUrl: string, name: string): Mail | null {
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
