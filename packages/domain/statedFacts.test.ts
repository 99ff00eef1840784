import { describe, expect, test } from 'vitest';
import { readAmount, readLicenceAuthority, readPayoutTime } from './measures.ts';
import { formatDevices, formatLicence, formatStatedLimit, formatStatedTime, nameSpokenLanguage, spokenLanguages } from './statedFacts.ts';

describe('what a casino states, as text', () => {
  test.each([
    [{ unit: 'immediate' }, 'Inmediato'],
    [{ unit: 'immediate', from: 2, to: 3 }, 'Inmediato'],
    [{ unit: 'hours', from: 1, to: 1 }, '1 hora'],
    [{ unit: 'hours', from: 24, to: 48 }, '24 a 48 horas'],
    [{ unit: 'hours', from: 0, to: 1 }, '0 a 1 hora'],
    [{ unit: 'hours', to: 1 }, 'Hasta 1 hora'],
    [{ unit: 'minutes', from: 15 }, '15 minutos'],
    [{ unit: 'days', from: 1, to: null }, '1 día'],
    [{ unit: 'days', to: 7 }, 'Hasta 7 días'],
    [{ unit: 'businessDays', from: 1, to: 1 }, '1 día hábil'],
    [{ unit: 'businessDays', from: 1, to: 3 }, '1 a 3 días hábiles'],
    [{ unit: 'hours' }, null],
    [{ from: 24, to: 48 }, null],
    [{ unit: null, from: null, to: null }, null],
  ] as const)('a time of %j is %j', (time, text) => expect(formatStatedTime(time)).toBe(text));

  test.each([
    [{ amount: 6_000_000, per: 'month' }, '$6.000.000 por mes'],
    [{ amount: 900, per: 'withdrawal' }, '$900 por retiro'],
    [{ amount: 5000, per: 'day' }, '$5.000 por día'],
    [{ amount: 300_000, per: 'week' }, '$300.000 por semana'],
    [{ amount: 300_000, per: null }, null],
    [{ per: 'week' }, null],
    [{}, null],
  ] as const)('a limit of %j is %j', (limit, text) => expect(formatStatedLimit(limit)).toBe(text));

  test.each([
    [['computer', 'phone', 'tablet'], 'Móvil, tableta y escritorio'],
    [['iphoneApp', 'phone'], 'Móvil y app para iPhone'],
    [['androidApp'], 'App para Android'],
    [[], null],
    [null, null],
  ] as const)('devices %j are %j', (devices, text) => expect(formatDevices(devices)).toBe(text));

  test.each([
    [{ authority: 'curacao' }, 'Curazao (CGA)'],
    [{ authority: 'curacao', number: ' 8048/JAZ ' }, 'Curazao (CGA), n.º 8048/JAZ'],
    [{ authority: 'curacao', other: 'Vanuatu' }, 'Curazao (CGA)'],
    [{ authority: 'other', other: 'Vanuatu', number: '1' }, 'Vanuatu, n.º 1'],
    [{ authority: 'other', other: ' ' }, null],
    [{ authority: 'none', number: '1' }, 'Sin licencia comprobable'],
    [{ number: '1' }, null],
  ] as const)('a licence of %j is %j', (licence, text) => expect(formatLicence(licence)).toBe(text));

  test('languages are named in Spanish, each by its name', () => {
    expect(['es', 'en', 'no'].map(nameSpokenLanguage)).toEqual(['Español', 'Inglés', 'Noruego']);
    expect(spokenLanguages.filter((code) => nameSpokenLanguage(code).toLowerCase() === code)).toEqual([]);
  });

  test('lists and the comparator read the figures again', () => {
    expect(readPayoutTime(formatStatedTime({ unit: 'businessDays', from: 1, to: 3 }) ?? '')).toEqual({ value: 72, unit: 'h' });
    expect(readAmount(formatStatedLimit({ amount: 6_000_000, per: 'month' }) ?? '')).toEqual({ value: 6_000_000, unit: '$ por mes' });
    expect(readLicenceAuthority(formatLicence({ authority: 'malta', number: 'B2C/1' }) ?? '')).toBe('Malta (MGA)');
    expect(readLicenceAuthority('-')).toBe('-');
  });
});
