// Requirements: 10.14.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hoursOfTransfer } from '@lupa/domain/rating/measure.ts';
import { describe, expect, it, test } from 'vitest';
import { partnerSchema } from './partners/partner.schema.ts';
import { partnerBySlug, partners, rankedPartners } from './partners/partners.ts';
import { recordsOf } from './partners/records.ts';
import { formatPesos } from './writing/figures.ts';
import { measuredPayments } from './partners/measuredPayments.ts';
import { readWrittenReview } from './reviews/reviewTexts.ts';
import { readContent } from './writing/readContent.ts';

const folder = join(import.meta.dirname, 'content');
const withoutFigures = (text: string): string => text.replace(/\{\{[^}]*\}\}|\]\([^)]*\)/g, '');
const sentencesOf = (text: string): string[] => withoutFigures(text).split(/(?<=[.;!?])\s/);

/** A casino's own texts as they are written, with the names of figures in them. */
const ownTexts = partners.map((partner) => {
  const written = readContent(`partners/${partner.slug}.yaml`, partnerSchema, null);
  const { pros, cons, summary, scoreMoves = [] } = written;
  const { questions, ...review } = readWrittenReview(partner.slug);
  const answers = questions.flatMap(({ question, answer }) => [question, answer]);
  return { partner, texts: [...pros, ...cons, summary, ...Object.values(review), ...answers, ...scoreMoves.map(({ reason }) => reason)] };
});

describe('the texts of a casino', () => {
  it('type no amount and no time that its records and fields have', () => {
    const typed = ownTexts.flatMap(({ partner, texts }) => {
      const transfers = recordsOf(partner).flatMap(({ transfer }) => transfer ?? []);
      const amounts = [...transfers.map(({ amount }) => amount ?? 0), partner.minimumWithdrawal].filter((amount) => amount % 10_000 !== 0);
      const own = [...amounts.map(formatPesos), partner.withdrawalLimit];
      return texts
        .map(withoutFigures)
        .flatMap((text) => own.filter((figure) => text.includes(figure)).map((figure) => `${partner.slug}: ${figure}`));
    });
    expect(typed).toEqual([]);
  });

  it('type no time where they tell of a withdrawal', () => {
    const tells = /retir|Pedimos|llegó|llegaron|paga\b/i;
    const time = /\b\d+\s*(?:h|horas?|minutos?|min)\b|\b(?:una|dos|tres|cuatro|cinco|seis|diez|doce|veinte|treinta)\s+(?:horas|minutos)\b/;
    const typed = ownTexts.flatMap(({ partner, texts }) =>
      texts
        .flatMap(sentencesOf)
        .filter((sentence) => tells.test(sentence) && time.test(sentence))
        .map((sentence) => `${partner.slug}: ${sentence}`),
    );
    expect(typed).toEqual([]);
  });

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

  it('boast of what is so', () => {
    const quickest = measuredPayments
      .filter(({ kind }) => kind === 'withdrawal')
      .reduce((best, each) => (each.minutes < best.minutes ? each : best));
    expect(quickest.partner).toBe('faro-austral');
    const rollovers = rankedPartners.flatMap(({ slug, offers }) =>
      offers.flatMap(({ type, rollover }) => (type === 'welcome' && rollover !== null ? [{ slug, rollover }] : [])),
    );
    expect(rollovers.reduce((lowest, each) => (each.rollover < lowest.rollover ? each : lowest)).slug).toBe('lapislazuli');
    expect(partners.reduce((largest, each) => (each.numberOfGames > largest.numberOfGames ? each : largest)).slug).toBe('atacama-spins');
    expect(Math.max(...recordsOf(partnerBySlug('faro-austral')).map((record) => hoursOfTransfer(record) ?? 0))).toBeLessThanOrEqual(12);
  });
});

test('other texts that name a casino type no time, amount, share or number of times of it, but those that no record has', () => {
  const allowed = [
    // How long a document took to be approved, and what was paid to a bank.
    /guides\/verificacion-de-identidad/,
    /payments\/mastercard.*67 horas/,
    /payments\/visa.*\$60\.000/,
    // A level, in the words of the offer.
    /pages\/cashback.*Cobre Palace exige/,
  ];
  const figure = /\$\d|\d\s*%|\d\s*(?:h|horas?|min|minutos?|veces)\b|\b\d,\d\b/;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.yaml') && !path.startsWith('partners/') && !path.startsWith('microcopy/') && path !== 'opinions.yaml',
  );
  const names = partners.map(({ name }) => name);
  const typed = files.flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .flatMap(sentencesOf)
      .filter((sentence) => names.some((name) => sentence.includes(name)) && figure.test(sentence))
      .map((sentence) => `${path}: ${sentence.trim()}`)
      .filter((each) => !allowed.some((pattern) => pattern.test(each))),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(typed).toEqual([]);
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
