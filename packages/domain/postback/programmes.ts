import { type PostbackMapping, postbackMappingSchema } from '@lupa/contracts/postback.ts';
import type { z } from 'zod';

/**
 * How a programme of this software writes its calls. `query`: what stands behind our address, with its macros; a word in capitals is for
 * whoever fills it in. `linkParameter`: where a tracking link carries the number of the click. `source`: documentation, as it is known,
 * not checked against the live page.
 */
export type Programme = { name: string; query: string; linkParameter: string; mapping: PostbackMapping; source: string };

const mapping = (given: z.input<typeof postbackMappingSchema>): PostbackMapping => postbackMappingSchema.parse(given);

export const programmes: Readonly<Record<string, Programme>> = {
  affise: {
    name: 'Affise',
    query: 'click_id={sub1}&event_id={transactionid}&goal={goal}&status={status}&amount={sum}&currency={currency}',
    linkParameter: 'sub1',
    mapping: mapping({
      parameters: { kind: 'goal', clickId: 'click_id', eventId: 'event_id', amount: 'amount', currency: 'currency' },
      kind: 'commission',
      status: 'status',
      statuses: { 1: 'approved', 2: 'pending', 3: 'rejected', 5: 'pending' },
    }),
    source: 'help-center.affise.com, "Postback macros" and "Conversion statuses" (5 is hold)',
  },
  affilka: {
    name: 'Affilka (SOFTSWISS)',
    query: 'event=EVENTO&click_id={clickid}&event_id={transaction_id}&amount={amount}&currency={currency}',
    linkParameter: 'clickid',
    mapping: mapping({
      parameters: { kind: 'event', clickId: 'click_id', eventId: 'event_id', amount: 'amount', currency: 'currency' },
      kinds: { player_registered: 'registration', player_first_deposit: 'first_deposit', player_deposit: 'deposit' },
    }),
    source: 'affilka.com, "Postbacks"',
  },
  cake: {
    name: 'CAKE',
    query: 'reqid=#s1#&t=#tid#&p=#price#&disposition=#disposition#&currency=USD',
    linkParameter: 's1',
    mapping: mapping({
      parameters: { clickId: 'reqid', eventId: 't', amount: 'p', currency: 'currency' },
      kind: 'commission',
      currency: 'USD',
      status: 'disposition',
      statuses: { returned: 'rejected' },
      days: 'monthFirst',
    }),
    source: 'support.getcake.com, "Affiliate Postback URLs: Tokens"',
  },
  cellxpert: {
    name: 'Cellxpert',
    query: 'afp1={afp1}&event={event}&event_id={transaction_id}&amount={amount}&currency={currency}',
    linkParameter: 'afp1',
    mapping: mapping({
      parameters: { kind: 'event', clickId: 'afp1', eventId: 'event_id', amount: 'amount', currency: 'currency' },
      kinds: { qftd: 'first_deposit', qualification: 'commission' },
    }),
    source: 'cellxpert.com, "Server to server postbacks" (afp1 to afp10, cxd)',
  },
  everflow: {
    name: 'Everflow',
    query: 'sub1={sub1}&conversion_id={conversion_id}&event_name={event_name}&payout_amount={payout_amount}&currency=USD',
    linkParameter: 'sub1',
    mapping: mapping({
      parameters: { kind: 'event_name', clickId: 'sub1', eventId: 'conversion_id', amount: 'payout_amount', currency: 'currency' },
      kind: 'commission',
      kinds: { base: 'commission' },
      currency: 'USD',
      status: 'status',
      days: 'monthFirst',
    }),
    source:
      'helpdesk.everflow.io, "A guide to parameters and macros"; developers.everflow.io, "Conversion webhooks" (event_id is what happened, transaction_id the click)',
  },
  incomeAccess: {
    name: 'Income Access',
    query: 'event=EVENTO&btag={btag}&event_id={transaction_id}&amount={amount}&currency={currency}',
    linkParameter: 'c',
    mapping: mapping({
      parameters: { kind: 'event', clickId: 'btag', eventId: 'event_id', amount: 'amount', currency: 'currency' },
      kinds: { 'new account': 'registration', 'first time depositor': 'first_deposit' },
      days: 'monthFirst',
    }),
    source: 'incomeaccess.com, "Dynamic Variables (cid, btag)": the number of the click is a part of the btag',
  },
  myAffiliates: {
    name: 'MyAffiliates',
    query: 'event=EVENTO&payload={payload}&event_id={transaction_id}&amount={amount}&currency={currency}',
    linkParameter: 'payload',
    mapping: mapping({
      parameters: { kind: 'event', clickId: 'payload', eventId: 'event_id', amount: 'amount', currency: 'currency' },
      days: 'dayFirst',
    }),
    source: 'docs.myaffiliates.com, "Tokens and payload"',
  },
  netRefer: {
    name: 'NetRefer',
    query: 'event=EVENTO&var1=[var1]&event_id=[transactionid]&amount=[amount]&currency=[currency]',
    linkParameter: 'var1',
    mapping: mapping({
      parameters: { kind: 'event', clickId: 'var1', eventId: 'event_id', amount: 'amount', currency: 'currency' },
      kinds: { 'ndc cpa': 'commission', ndc: 'first_deposit' },
      days: 'dayFirst',
    }),
    source: 'netrefer.com, "Dynamic variables (var1 to var10)"',
  },
  postAffiliatePro: {
    name: 'Post Affiliate Pro',
    query: 'data1={$data1}&orderid={$orderid}&commission={$commission}&status={$status}&currency=USD',
    linkParameter: 'data1',
    mapping: mapping({
      parameters: { kind: 'type', clickId: 'data1', eventId: 'orderid', amount: 'commission', currency: 'currency' },
      kind: 'commission',
      kinds: { S: 'commission', A: 'commission', U: 'commission', L: 'registration' },
      reversals: ['R', 'H'],
      currency: 'USD',
      status: 'status',
      statuses: { A: 'approved', P: 'pending', D: 'rejected' },
    }),
    source:
      'support.qualityunit.com, "Affiliate tracking codes"; PapApi.class.php, Pap_Common_Constants (R is a refund, H a chargeback, U recurring)',
  },
  scaleo: {
    name: 'Scaleo',
    query:
      'aff_click_id={aff_click_id}&transaction_id={transaction_id}&goal_alias={goal_alias}&conv_status={conv_status}&payout={payout}&currency={currency}',
    linkParameter: 'aff_click_id',
    mapping: mapping({
      parameters: { kind: 'goal_alias', clickId: 'aff_click_id', eventId: 'transaction_id', amount: 'payout', currency: 'currency' },
      kind: 'commission',
      status: 'conv_status',
    }),
    source: 'help.scaleo.io, "Affiliate parameters" and "Ultimate postbacks" (pending, approved, rejected, hold, trash)',
  },
  tune: {
    name: 'TUNE (HasOffers)',
    query: 'event=EVENTO&aff_sub={aff_sub}&event_id={transaction_id}.{date}.{time}&payout={payout}&currency={currency}',
    linkParameter: 'aff_sub',
    mapping: mapping({
      parameters: { kind: 'event', clickId: 'aff_sub', eventId: 'event_id', amount: 'payout', currency: 'currency' },
      status: 'status',
      days: 'monthFirst',
    }),
    source:
      'support.tune.com, "Passing values to a partner conversion URL" (a postback for each goal; approved, pending, rejected; a transaction is a click, so a conversion is told by its moment)',
  },
  voluum: {
    name: 'Voluum',
    query: 'cid={externalid}&txid={transaction.id}&payout={payout}&et={event.type}&currency=USD',
    linkParameter: 'cid',
    mapping: mapping({
      parameters: { kind: 'et', clickId: 'cid', eventId: 'txid', amount: 'payout', currency: 'currency' },
      kind: 'commission',
      currency: 'USD',
    }),
    source: 'doc.voluum.com, "Conversion tracking: postback URL parameters (cid, payout, txid, et)"',
  },
};
