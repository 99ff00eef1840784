// Requirements: 11.4, 11.17.
import { describe, expect, test } from 'vitest';
import { keepCall, restoreCall } from './keptCall.server.ts';

const keep = (query: string, body = '', contentType = 'application/json') =>
  keepCall({ method: body === '' ? 'GET' : 'POST', query: Buffer.from(query), body: Buffer.from(body), contentType, signature: 'abc' });

describe('a call that is kept', () => {
  test.each([
    ['event=bingo&txn=7&amount=1%2C5', 'event=bingo&txn=7&amount=1%2C5'],
    ['player_email=ana&email=ana@x.cl&signature=ab&api_key=c&token=t', 'player_email=*&email=*&signature=*&api_key=*&token=t'],
    ['click_id=ana%40x.cl&Phone=%2B569&a=b&a=b', 'click_id=*&Phone=*&a=b&a=b'],
    ['ana@example.cl', '*=*'],
  ])('has the query %s as %s', (query, kept) => {
    expect(keep(query)).toEqual({ method: 'GET', query: kept, contentType: 'application/json', body: '' });
  });

  test.each([
    ['{"txn":12345678901234567890,"amount":1.10,"email":"a b"}', '{"txn":12345678901234567890,"amount":1.10,"email":"*"}'],
    ['{"player":{"first":"Ana","x":[1,{"y":2}]},"a":[1],"to":"ana@x.cl"}', '{"player":"*","a":[1],"to":"*"}'],
    ['{"ema\\u0069l":"x","amount":1,"amount":2}', '{"ema\\u0069l":"*","amount":1,"amount":2}'],
    ['{"phone": 569, "amount": ', '{"phone":"*","amount":'],
    ['{"user":{"a":', '{"user":"*"'],
  ])('has the body %s as %s', (body, kept) => {
    expect(keep('', body).body).toBe(kept);
  });

  test('comes back byte for byte where nothing was hidden', () => {
    const kept = keep('a=%F1', 'x=ñ&y=1', 'application/x-www-form-urlencoded');
    const { query, body, signature } = restoreCall(kept);
    expect([Buffer.from(query).toString(), Buffer.from(body).toString(), signature]).toEqual(['a=%F1', 'x=ñ&y=1', undefined]);
  });
});
