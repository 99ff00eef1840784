import { formatQueryPart } from '@lupa/contracts/pageQuery.ts';

/** A part of a block that is fetched when somebody unfolds it. `entry`: what of the block it belongs to, a partner's slug for example. */
export type AskedDetail = { block: string; kind: string; entry: string };

/** The value of `?detalle=`: `ranking.cost.casino-andino`. */
const formatDetail = ({ block, kind, entry }: AskedDetail): string => [block, kind, entry].join('.');

export function parseDetail(value: string): AskedDetail | null {
  const [, block, kind, entry] = /^([^.]+)\.([^.]+)\.(.+)$/s.exec(value) ?? [];
  return block === undefined || kind === undefined || entry === undefined ? null : { block, kind, entry };
}

/** Where a detail of a block on a page is. `pagePath`: percent-encoded. */
export const detailAddress = (pagePath: string, detail: AskedDetail): string =>
  `${pagePath}?${formatQueryPart('detalle', [formatDetail(detail)]).join('')}`;

/** Where a review says what the details of a casino's card say. */
export const reviewAnchors = { reason: 'nota', cost: 'costo', facts: 'datos' } as const;
export type DetailKind = keyof typeof reviewAnchors;

/** Id of a record on the page that shows it: `registro-casino-andino-5`. */
export const recordAnchor = (recordId: string): string => `registro-${recordId.replace(/[^\w-]+/g, '-')}`;
