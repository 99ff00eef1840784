import { readClickOutPath } from '@lupa/contracts/clickOut.ts';
import { placementParameter, readPlacement, type Placement } from '@lupa/contracts/placement.server.ts';
import { examplePlacementSecret } from '../shared/examples/exampleContext.ts';

/** For tests: the placement that a link of a page is signed with; null when its signature is not for this link. */
export function readLinkPlacement(href: string | undefined, secret = examplePlacementSecret): Placement | null {
  const { pathname, searchParams } = new URL(href ?? '');
  const path = readClickOutPath(pathname);
  if (path === null) return null;
  const link = { partnerSlug: decodeURIComponent(path.partnerSlug), afflinkProxy: decodeURIComponent(path.afflinkProxy) };
  const reading = readPlacement(searchParams.get(placementParameter) ?? '', link, secret);
  return reading.kind === 'signed' ? reading.placement : null;
}
