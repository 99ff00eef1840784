import type { IncomingMessage, ServerResponse } from 'node:http';
import { analyticsConstants } from '@lupa/contracts/analytics.ts';
import { placementParameter } from '@lupa/contracts/placement.server.ts';
import { readAddress } from '@lupa/server/networkOf.ts';
import { classifyVisitor, type VisitorClass } from '@lupa/server/classifyVisitor.ts';
import { createClickId, type ClickRow } from './clickRow.ts';
import type { RowLog } from './rowLog.ts';
import { noticePolicy, notices, renderNotice } from './noticePage.ts';
import type { BookedOffer, OfferBook } from './offerBook.ts';
import { createPlacementReader } from './placementReader.ts';
import {
  readCampaignValue,
  readClickTarget,
  readCountry,
  readExperiment,
  readParameter,
  readTerritory,
  type ClickTarget,
} from './readRequest.ts';
import type { Visit, VisitorHistory } from './visitorHistory.ts';
import type { VisitorKeys } from './visitorKeys.ts';

export type ClickAnswerOptions = {
  book: () => OfferBook | null;
  log: Pick<RowLog<ClickRow>, 'record'>;
  identify: VisitorKeys['identify'];
  history: VisitorHistory;
  placementSecret: string;
  siteUrl: string;
  /** Lower-case name of the header in which the edge puts the country; null: there is none. */
  countryHeader: string | null;
  regionHeader: string | null;
  trustedProxies: number;
  now: () => number;
  /** Milliseconds of a clock that nobody can set. */
  elapsed: () => number;
  onOther?: (outcome: 'review' | 'unknown' | 'notReady' | 'refused') => void;
};

export type ClickAnswer = (request: IncomingMessage, response: ServerResponse) => void;

const commonHeaders = ['X-Robots-Tag', 'noindex, nofollow', 'Cache-Control', 'no-store', 'Referrer-Policy', 'no-referrer'];
const { fullFunnelParameter, campaignParameter } = analyticsConstants;

/** Answers requests below `/jugar/`, straight on Node's listener: a redirect costs a third of what it costs with Request and Response. */
export function createClickAnswer(options: ClickAnswerOptions): ClickAnswer {
  const { book, log, history, siteUrl, now, onOther } = options;
  const placementOf = createPlacementReader(options.placementSecret);

  function buildRow(request: IncomingMessage, { query }: ClickTarget, offer: BookedOffer): ClickRow {
    const at = now();
    const { columns, doubt } = placementOf(readParameter(query, placementParameter), offer, at);
    const identity = options.identify(readAddress(request, options.trustedProxies), request.headers['user-agent'] ?? '', at);
    const visit = { ...identity, offer: `${offer.partnerSlug}/${offer.afflinkProxy}` };
    const { device, botClass, reason } = judge(classifyVisitor(request.method ?? '', request.headers), doubt, visit);
    return {
      id: createClickId(at),
      at: new Date(at).toISOString(),
      partner_slug: offer.partnerSlug,
      afflink_proxy: offer.afflinkProxy,
      offer_id: offer.offerId,
      ...columns,
      cclid: readCampaignValue(query, fullFunnelParameter),
      cmpccl: readCampaignValue(query, campaignParameter),
      country: readCountry(request, options.countryHeader),
      device,
      bot_class: botClass,
      bot_reason: reason,
      visitor_key: identity.visitorKey,
      experiment: readExperiment(query),
    };
  }

  function judge(visitor: VisitorClass, doubt: string | null, visit: Visit): VisitorClass {
    if (visitor.botClass !== 'human') return visitor;
    if (doubt !== null) return { ...visitor, botClass: 'suspicious', reason: doubt };
    const recollection = history.recall(visit, options.elapsed());
    if (recollection === 'many agents') return { ...visitor, botClass: 'suspicious', reason: recollection };
    return recollection === 'repeat' ? { ...visitor, botClass: 'repeat' } : visitor;
  }

  function notify(response: ServerResponse, status: number, notice: keyof typeof notices, isHead: boolean, more: string[] = []): void {
    onOther?.(notice);
    const body = renderNotice(notices[notice], siteUrl);
    const length = String(Buffer.byteLength(body));
    const security = ['Content-Security-Policy', noticePolicy, 'X-Content-Type-Options', 'nosniff'];
    response.writeHead(status, [
      'Content-Type',
      'text/html; charset=utf-8',
      'Content-Length',
      length,
      ...security,
      ...commonHeaders,
      ...more,
    ]);
    response.end(isHead ? undefined : body);
  }

  return (request, response) => {
    const isHead = request.method === 'HEAD';
    if (request.method !== 'GET' && !isHead) {
      onOther?.('refused');
      response.writeHead(405, ['Allow', 'GET, HEAD', 'Content-Length', '0', ...commonHeaders]).end();
      return;
    }
    const offers = book();
    if (offers === null) return notify(response, 503, 'notReady', isHead, ['Retry-After', '5']);
    const target = readClickTarget(request.url ?? '');
    const way = target === null ? null : offers.find(target.partnerSlug, target.afflinkProxy, now(), readTerritory(request, options));
    if (target === null || way === null || way.kind === 'unknown') return notify(response, 404, 'unknown', isHead);
    if (way.kind === 'review') {
      onOther?.('review');
      return redirect(response, way.url);
    }
    const row = buildRow(request, target, way.offer);
    const location = way.offer.destination.buildLocation({ clickId: row.id, cclid: row.cclid, cmpccl: row.cmpccl });
    log.record(row, () => redirect(response, location));
  };
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, ['Location', location, 'Content-Length', '0', ...commonHeaders]);
  response.end();
}
