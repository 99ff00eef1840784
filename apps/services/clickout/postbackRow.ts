import type { ConversionKind } from '@lupa/contracts/postback.ts';

/** What is inserted into conversions.events, under the names of its columns, and a line of the spool. The database adds the click. */
export type ConversionRow = {
  id: string;
  partner_slug: string;
  kind: ConversionKind;
  at: string;
  received_at: string;
  click_id: string | null;
  amount: string | null;
  currency: string | null;
  nonce?: string;
};

/** A row of conversions.refused. */
export type RefusedRow = {
  id: string;
  partner_slug: string;
  received_at: string;
  reason: string;
  parameters: string[];
  event_id: string | null;
  click_id: string | null;
};
