// Requirements: 10.17.
import { describe, expect, test } from 'vitest';
import { readForm, signForm } from './formToken.ts';
import { emptyReport, findFaults, readPagePath, readTyped } from './readReport.ts';

const siteUrl = 'https://lupacasino.example';
const message = 'El depósito mínimo es otro.';

describe('the page that is meant', () => {
  test.each([
    ['/resenas/casino-andino/', '/resenas/casino-andino/'],
    ['resenas/casino-andino', '/resenas/casino-andino/'],
    ['https://lupacasino.example/bonos/?orden=x#nota', '/bonos/'],
    ['lupacasino.example/bonos/', '/bonos/'],
    ['/', '/'],
  ])('%s is a page of this site', (typed, path) => {
    expect(readPagePath(typed, siteUrl)).toBe(path);
  });

  test.each(['', 'https://other.example/bonos/', '//other.example/', 'javascript:alert(1)', '/a%2fb/', `/${'x'.repeat(2001)}`])(
    '%s is none',
    (typed) => {
      expect(readPagePath(typed, siteUrl)).toBeNull();
    },
  );
});

test('what was typed is kept as it reads: lines end in one way, and no control character is left', () => {
  const typed = readTyped((name) => (name === 'error' ? '  Uno\r\ndos\u0000\u0007 ' : ''));
  expect(typed).toEqual({ ...emptyReport, message: 'Uno\ndos' });
});

test('what is missing, too long or no address is said, and the rest is not asked for', () => {
  expect(findFaults({ ...emptyReport, message })).toEqual({});
  expect(findFaults(emptyReport)).toEqual({ message: { kind: 'missing' } });
  const faults = findFaults({ ...emptyReport, message: 'x'.repeat(2001), suggestion: 'x'.repeat(1001), source: 'en su web' });
  expect(faults).toEqual({
    message: { kind: 'long', most: 2000 },
    suggestion: { kind: 'long', most: 1000 },
    source: { kind: 'wrong' },
  });
});

describe('the token of a form', () => {
  const secret = 'a-secret-of-at-least-32-characters';
  const shown = 1_760_000_000_000;
  const token = signForm(shown, secret);

  test('is good from three seconds on for a day', () => {
    const kindAfter = (time: number) => readForm(token, shown + time, secret).kind;
    expect([0, 2999, 3000, 86_400_000, 86_400_001].map(kindAfter)).toEqual(['early', 'early', 'valid', 'valid', 'refused']);
  });

  test('is of this site, and its own each time', () => {
    expect(readForm(token, shown + 5000, 'another-secret-of-32-characters-x').kind).toBe('refused');
    expect(readForm(token.replace(/^\d+/, '1'), 5000, secret).kind).toBe('refused');
    expect(readForm('', shown, secret).kind).toBe('refused');
    expect(signForm(shown, secret)).not.toBe(token);
  });
});
