import { createHash } from 'node:crypto';
import type { KeptCall } from '@lupa/contracts/postback.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { CallFault as ReadFault } from '@lupa/domain/postback/readCall.server.ts';
import type { PostbackFault } from '@lupa/domain/postback/readPostback.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { RefusedRow, DroppedRow } from './storeConversions.ts';

export type CallFault = PostbackFault | ReadFault | 'address';

export type Refusal = {
  partnerSlug: string;
  reason: CallFault;
  parameters: string[];
  eventId: string | null;
  clickId: string | null;
  at: number;
  /** Of a call that is kept to be read again. */
  call?: KeptCall;
};

/** What staff should see of calls that were not taken as they came. In memory until it is flushed. */
export type PostbackNotes = {
  /** False: there is no room for it now. */
  refuse: (refusal: Refusal) => boolean;
  drop: (partnerSlug: string, names: readonly string[], at: number) => void;
  /** False: what was noted before is not stored yet. */
  flush: () => Promise<boolean>;
};

export type PostbackNotesOptions = {
  store: (refused: readonly RefusedRow[], dropped: readonly DroppedRow[]) => Promise<void>;
  logger: Logger;
};

const mostRefusals = 1000;
const longestName = 60;
const mostNames = 100;

export function createPostbackNotes({ store, logger }: PostbackNotesOptions): PostbackNotes {
  let refused = new Map<string, RefusedRow>();
  let dropped = new Map<string, DroppedRow>();
  let flushing = Promise.resolve(true);

  function addDropped(row: DroppedRow): void {
    const key = [row.day, row.partner_slug, row.name].join('\n');
    const known = dropped.get(key);
    if (known) known.calls += row.calls;
    else dropped.set(key, { ...row });
  }

  async function storeAll(): Promise<boolean> {
    const [refusals, drops] = [refused, dropped];
    if (refusals.size + drops.size === 0) return true;
    refused = new Map();
    dropped = new Map();
    try {
      await store([...refusals.values()], [...drops.values()]);
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'refused calls could not be stored yet');
      refused = new Map([...refusals, ...refused].slice(0, mostRefusals));
      for (const row of drops.values()) addDropped(row);
      return false;
    }
  }

  return {
    refuse: ({ partnerSlug, reason, parameters, eventId, clickId, at, call = null }) => {
      const names = parameters
        .map((name) => name.replaceAll('\0', '').toWellFormed().slice(0, longestName))
        .toSorted()
        .slice(0, mostNames);
      const id = nameRefusal([partnerSlug, reason, eventId ?? '', clickId ?? '', ...names, ...textOf(call)], dayInMarket(new Date(at)));
      if (refused.has(id)) return true;
      if (refused.size >= mostRefusals) return false;
      const row = { id, partner_slug: partnerSlug, received_at: new Date(at).toISOString(), reason, parameters: names };
      refused.set(id, { ...row, event_id: eventId, click_id: clickId, call });
      return true;
    },
    drop: (partnerSlug, names, at) => {
      if (names.length === 0) return;
      const day = dayInMarket(new Date(at));
      for (const name of names) addDropped({ day, partner_slug: partnerSlug, name: name.slice(0, longestName), calls: 1 });
    },
    // What an earlier one has taken out is stored, or back, before the next one begins.
    flush: () => (flushing = flushing.then(storeAll)),
  };
}

const textOf = (call: KeptCall | null): string[] => (call === null ? [] : [call.query, call.body]);

/** A refused call's number: the same call is kept once a day. */
function nameRefusal(parts: readonly string[], day: string): string {
  return createHash('sha256')
    .update([day, ...parts].join('\n'))
    .digest('base64url');
}
