import { pathParameter, typedMomentParameter } from '@lupa/contracts/preview.ts';

export const openMomentPath = '/api/preview/fecha';

type Seen = { sitePath: string | null; draft?: { pageId: number; locale: string } };

/** Leads to the site as it will be at a moment, an ISO one or as it is typed. Without a path, to its first page, or to that of the draft. */
export function openMomentAddress(moment: string, { sitePath, draft }: Seen): string {
  const query = new URLSearchParams({ [typedMomentParameter]: moment });
  if (sitePath !== null) query.set(pathParameter, sitePath);
  if (draft) query.set('borrador', `${draft.pageId}-${draft.locale}`);
  return `${openMomentPath}?${query.toString()}`;
}
