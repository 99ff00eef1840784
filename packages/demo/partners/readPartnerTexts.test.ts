import { describe, expect, it } from 'vitest';
import { partnerBySlug } from './partners.ts';
import { readPartnerTexts } from './readPartnerTexts.ts';

const andino = partnerBySlug('casino-andino');

describe('texts about casinos', () => {
  const write = readPartnerTexts('partnerTexts', ['closed', 'realMoney']);

  it('have the figures of the casino, and always the same variant', () => {
    expect(write('closed', andino)).toBe('Casino Andino no recibe jugadores nuevos. No recomendamos depositar.');
    const text = write('realMoney', andino, { fourDepositMethods: 'Webpay' });
    expect(text).toContain('$10.000');
    expect(write('realMoney', andino, { fourDepositMethods: 'Webpay' })).toBe(text);
  });

  it('name the file of a figure that is unknown or of no use', () => {
    expect(() => write('realMoney', andino)).toThrow('partnerTexts.yaml is wrong. realMoney: {{fourDepositMethods}}: unknown figure');
    expect(() => write('closed', andino, { count: 3 })).toThrow('partnerTexts.yaml is wrong. closed: count: no text uses this figure');
  });

  it('are those that the code names', () => {
    expect(() => readPartnerTexts('partnerTexts', ['closed'])).toThrow('partnerTexts.yaml is wrong. file: Unrecognized key: "realMoney"');
    expect(() => readPartnerTexts('partnerTexts', ['closed', 'realMoney', 'other'])).toThrow('partnerTexts.yaml is wrong. other');
  });
});
