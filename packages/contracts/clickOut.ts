/** Requirement 9.18 and docs/contracts.md: the folder of every click-out path. */
export const clickOutFolder = '/jugar/';

/** What a click-out path names; null for every other path. */
export function readClickOutPath(path: string): { partnerSlug: string; afflinkProxy: string } | null {
  if (!path.startsWith(clickOutFolder)) return null;
  const [partnerSlug, afflinkProxy] = path.slice(clickOutFolder.length).split(/[/?#]/);
  return partnerSlug && afflinkProxy ? { partnerSlug, afflinkProxy } : null;
}

export function clickOutPath(partnerSlug: string, afflinkProxy: string): string {
  return `${clickOutFolder}${encodeURIComponent(partnerSlug)}/${encodeURIComponent(afflinkProxy)}`;
}
