// Requirements: 10.14.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { partners } from './partners/partners.ts';
import { recordsOf } from './partners/records.ts';

const folder = join(import.meta.dirname, 'content');
const withoutFigures = (text: string): string => text.replace(/\{\{[^}]*\}\}|\]\([^)]*\)/g, '');

describe('the texts of a casino', () => {
  it('say of two-step verification what the licence check found', () => {
    const said = partners.map((partner) => {
      const check = recordsOf(partner).flatMap(({ checks }) => checks.filter(({ name }) => name === 'Verificación en dos pasos'))[0];
      const has = /dos pasos|llaves de acceso/.test(partner.security) && !/sin (?:verificación en )?dos pasos/.test(partner.security);
      return [partner.slug, has, check?.holds];
    });
    expect(said.filter(([, has, holds]) => has !== holds)).toEqual([]);
  });

  it('come with the rollover of the offer that the terms record is about', () => {
    const differing = partners.flatMap((partner) => {
      const measured = recordsOf(partner).find(({ terms }) => terms)?.terms?.rollover;
      const welcome = partner.offers.find(({ type }) => type === 'welcome');
      if (!welcome?.rollover || !welcome.percentage) return [`${partner.slug} has no welcome offer`];
      const onBonus = welcome.rollover * (welcome.rolloverBasis === 'depositAndBonus' ? 1 + 100 / welcome.percentage : 1);
      return measured === onBonus ? [] : [`${partner.slug}: ${measured} in the record, ${onBonus} by the offer`];
    });
    expect(differing).toEqual([]);
  });
});

test('pages type no weight of the method, and no rating of a casino', () => {
  const files = readdirSync(join(folder, 'pages'));
  const typed = files.flatMap((path) =>
    readFileSync(join(folder, 'pages', path), 'utf8')
      .split('\n')
      .filter((line) =>
        /(?:trust|confianza|confiance|Vertrauen|payments|Pagos|paiements|Zahlungen)\*{0,2}'?,? ?\(?\d+ ?%/i.test(withoutFigures(line)),
      )
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(typed).toEqual([]);
});
