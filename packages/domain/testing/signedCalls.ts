import { createHmac } from 'node:crypto';
import fc from 'fast-check';

export type SentCall = { method: 'GET' | 'POST'; query: string; body: string; contentType?: string; signature?: string };

export const jsonType = 'application/json';
export const formType = 'application/x-www-form-urlencoded';
export const signCall = (text: string | Uint8Array, key: string): string => createHmac('sha256', key).update(text).digest('hex');

const eventFields = fc.record({
  id: fc.stringMatching(/^E[\w.:~|+/=-]{0,19}$/),
  kind: fc.constantFrom('reg', 'ftd', 'deposit', 'commission'),
  amount: fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  name: fc.constantFrom('amount', 'Amount', 'payout'),
  more: fc.uniqueArray(fc.stringMatching(/^x[\dé+%&=]{0,6}$/), { maxLength: 3 }),
});

const signedCall = (key: string): fc.Arbitrary<SentCall> =>
  fc
    .tuple(eventFields, fc.constantFrom('query', 'form', 'json'), fc.boolean())
    .map(([{ id, kind, amount, name, more }, way, isInHeader]): SentCall => {
      const others = Object.fromEntries(more.map((text) => [text, text]));
      const fields = { ...others, event: kind, event_id: id, click_id: 'c-1', [name]: amount, currency: 'USD' };
      const text = way === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
      const signature = signCall(text, key);
      const parameters = [...(way === 'query' ? [text] : []), ...(isInHeader ? [] : [`signature=${signature}`])];
      const sent = { query: parameters.join('&'), ...(isInHeader && { signature }) };
      if (way === 'query') return { method: 'GET', body: '', ...sent };
      return { method: 'POST', body: text, contentType: way === 'json' ? jsonType : formType, ...sent };
    });

const names = ['amount', 'AMOUNT', '%61mount', 'payout', 'event_id', 'EVENT_ID', 'event', 'click_id', 'clic%E2%84%AA_id', 'Signature'];
const added = fc.tuple(fc.constantFrom(...names), fc.constantFrom('=9', '=', '', '=FORGED', '%3D9')).map((parts) => parts.join(''));
const types = [jsonType, formType, 'text/plain', 'text/json', 'multipart/form-data', `${formType};charset=utf-16`, ''];
const join = (...texts: string[]) => texts.filter((text) => text !== '').join('&');
const signatureIn = /&?signature=(\w+)/i;

type Edit = (sent: SentCall) => SentCall;
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constantFrom('GET' as const, 'POST' as const).map((method): Edit => (sent) => ({ ...sent, method })),
  fc.constantFrom(...types).map((contentType): Edit => (sent) => ({ ...sent, contentType })),
  added.map((text): Edit => (sent) => ({ ...sent, query: join(sent.query, text) })),
  added.map((text): Edit => (sent) => ({ ...sent, query: join(text, sent.query) })),
  added.map((text): Edit => (sent) => ({ ...sent, body: join(sent.body, text) })),
  fc.constantFrom<Edit>(
    (sent) => ({ ...sent, body: sent.body.replace('}', ',"Amount":9}') }),
    (sent) => ({ ...sent, body: sent.body.replace('{', '{"amount":9,') }),
    (sent) => ({ ...sent, query: sent.query.split('&').toReversed().join('&') }),
    (sent) => ({ ...sent, query: sent.query.toUpperCase() }),
    (sent) => ({ ...sent, query: sent.query.replaceAll('e', '%65') }),
    (sent) => ({ ...sent, query: sent.query.replace(signatureIn, ''), signature: signatureIn.exec(sent.query)?.[1] ?? '' }),
    (sent) => ({ ...sent, query: join(sent.query, `signature=${sent.signature ?? ''}`) }),
    (sent) => ({ ...sent, query: join(sent.body, sent.query), body: '' }),
    (sent) => ({ ...sent, query: '', body: sent.query }),
    (sent) => ({
      ...sent,
      method: 'POST',
      contentType: formType,
      query: signatureIn.exec(sent.query)?.[0] ?? '',
      body: sent.query.replace(signatureIn, ''),
    }),
  ),
);

/** A signed call, and what somebody without the key may make of it. */
export const changedCall = (key: string): fc.Arbitrary<{ sent: SentCall; changed: SentCall }> =>
  fc
    .tuple(signedCall(key), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([sent, edits]) => ({ sent, changed: edits.reduce((call, apply) => apply(call), sent) }));
