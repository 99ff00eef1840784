// Requirements: 10.12.
import { offerExample, type Offer } from '@lupa/contracts/offer.ts';
import { describe, expect, test } from 'vitest';
import { findContradictions } from './findContradictions.ts';

const said = (terms: string, changes: Partial<Offer['attributes']> = {}) =>
  findContradictions({ ...offerExample.attributes, titlePreview: '', terms, ...changes });

describe('a text contradicts a field', () => {
  test.each<[string, Partial<Offer['attributes']>, object]>([
    ['Rollover 40 veces el bono.', {}, { field: 'rollover', said: 40, stored: 35 }],
    ['Rollover de 40x en todas partes', {}, { field: 'rollover', said: 40, stored: 35 }],
    ['El rollover corre sobre depósito más bono.', {}, { field: 'rolloverBasis', said: 'depositAndBonus', stored: 'bonus' }],
    ['Apuesta máxima con bono: $3.000.', {}, { field: 'maximumBet', said: 3000, stored: 5000 }],
    ['Retiro máximo $500.000', { maximumCashout: 300_000 }, { field: 'maximumCashout', said: 500_000, stored: 300_000 }],
    ['Depósito mínimo de $20.000', {}, { field: 'minimumDeposit', said: 20_000, stored: 10_000 }],
    ['Se juega en 7 días', {}, { field: 'validityDays', said: 7, stored: 30 }],
    ['', { titlePreview: '150 % hasta $300.000 + 50 giros gratis' }, { field: 'percentage', said: 150, stored: 100 }],
    ['', { titlePreview: '100 % hasta $400.000 + 50 giros gratis' }, { field: 'amount1', said: 400_000, stored: 300_000 }],
    ['', { titlePreview: '100 % hasta $300.000 + 75 giros gratis' }, { field: 'freeSpins', said: 75, stored: 50 }],
  ])('%s %j', (terms, changes, expected) => {
    expect(said(terms, changes)).toEqual([expected]);
  });
});

describe('nothing is found', () => {
  test.each([
    ['where text and fields agree', offerExample.attributes.terms],
    ['in words that say nothing of a field', 'Las tragamonedas cuentan el 100 %, la ruleta el 10 %. Se abona los lunes.'],
    ['where a text speaks of several parts', 'Rollover 35 veces el bono; los giros, rollover 20 veces.'],
    ['where a deposit is named for another reason', 'El bono más alto es para quien deposita primero.'],
  ])('%s', (_, terms) => {
    expect(said(terms)).toEqual([]);
  });

  test('where the field is empty', () => {
    expect(said('Rollover 40 veces el bono. Apuesta máxima $3.000', { rollover: null, maximumBet: null })).toEqual([]);
  });

  test('in the example of an offer', () => {
    expect(findContradictions(offerExample.attributes)).toEqual([]);
  });
});
