import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readContent } from '../writing/readContent.ts';
import { partnerBySlug } from './partners.ts';
import { readPartnerTexts } from './readPartnerTexts.ts';

const demo = join(import.meta.dirname, '..');
const andino = partnerBySlug('casino-andino');

describe('texts about casinos', () => {
  const write = readPartnerTexts('partnerTexts');

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
    expect(() => write('other', andino)).toThrow('partnerTexts.yaml is wrong. other: no such text');
    const code = globSync('{partners,reviews}/*.ts', { cwd: demo, exclude: ['**/*.test.ts'] }).map((file) =>
      readFileSync(join(demo, file), 'utf8'),
    );
    const texts = ['partnerTexts.yaml', ...globSync('reviews/*.yaml', { cwd: join(demo, 'content') })].flatMap((file) =>
      Object.keys(readContent(file, z.record(z.string(), z.unknown()), null)),
    );
    const isNamed = (name: string) => code.some((each) => each.includes(`'${name}'`));
    expect(texts.filter((name) => !isNamed(name) && !isNamed(name.replace(/(Answer|Title)$/, '')))).toEqual([]);
  });
});
