/** SPEC section 9 and CONTRACTS.md: the folder of every click-out path. */
export const clickOutFolder = '/jugar/';

/** `/jugar/{partnerSlug}/{afflinkProxy}` */
export function clickOutPath(partnerSlug: string, afflinkProxy: string): string {
  return `${clickOutFolder}${encodeURIComponent(partnerSlug)}/${encodeURIComponent(afflinkProxy)}`;
}
