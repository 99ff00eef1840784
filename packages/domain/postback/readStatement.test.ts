// Requirements: 11.10.
import type { PostbackMapping } from '@lupa/contracts/postback.ts';
import type { StatementLine, StatementMapping } from '@lupa/contracts/statement.ts';
import { describe, expect, it } from 'vitest';
import { guessColumns, readStatement } from './readStatement.ts';

const mapping: StatementMapping = {
  columns: {},
  kind: 'commission',
  kinds: { CPA: 'commission' },
  decimal: ',',
  currency: 'USD',
  days: 'dayFirst',
};
const read = (cells: StatementLine['cells'], changes: Partial<StatementMapping> = {}) => {
  const { rows, faults } = readStatement([{ line: 7, cells }], { ...mapping, ...changes });
  return rows[0] ?? faults[0]?.fault ?? null;
};

describe('a row of a statement', () => {
  it('is read with its exact amount, its day and its kind', () => {
    expect(read({ eventId: 'T-1', clickId: '5400-1-a', amount: '1.234,50', currency: 'eur', kind: 'cpa', at: '03/11/2026 14:05' })).toEqual(
      {
        line: 7,
        kind: 'commission',
        eventId: 'T-1',
        clickId: '5400-1-a',
        amount: '1234.5',
        currency: 'EUR',
        at: new Date('2026-11-03T14:05:00Z'),
      },
    );
  });

  it.each([
    ['US$ 50,00', '50'],
    ['-12,5', '-12.5'],
    [0.1 + 0.2, '0.3'],
    [1234.5, '1234.5'],
    [-7, '-7'],
  ])('has the amount %s as %s', (amount, exact) => {
    expect(read({ eventId: '1', amount })).toMatchObject({ amount: exact, currency: 'USD' });
  });

  it.each([
    ['2026-11-03', 'dayFirst', '2026-11-03T12:00:00.000Z'],
    ['3-11-2026', 'dayFirst', '2026-11-03T12:00:00.000Z'],
    ['11.03.2026 9:05', 'monthFirst', '2026-11-03T09:05:00.000Z'],
    ['2026-11-03T10:00:00-03:00', 'dayFirst', '2026-11-03T13:00:00.000Z'],
  ] as const)('has the moment %s, %s', (at, days, moment) => {
    expect(read({ eventId: '1', amount: '1', at }, { days })).toMatchObject({ at: new Date(moment) });
  });

  it('is of the kind of the statement where it names none, and needs no amount where it is no commission', () => {
    expect(read({ clickId: '5400-1-a' }, { kind: 'registration' })).toMatchObject({ kind: 'registration', amount: null, currency: null });
  });

  it.each([
    [
      { kind: 'Chargeback', amount: '40' },
      { kind: 'commission', amount: '-40' },
    ],
    [
      { kind: 'CPA Commission', amount: '(40,00)' },
      { kind: 'commission', amount: '-40' },
    ],
    [
      { kind: 'First Deposit', amount: '40,00-' },
      { kind: 'first_deposit', amount: '-40' },
    ],
    [
      { amount: 'EUR 40', status: 'Paid' },
      { amount: '40', currency: 'EUR' },
    ],
    [{ amount: '40', at: '02-11-2026 0:00' }, { at: new Date('2026-11-02T12:00:00Z') }],
    [{ amount: '40', at: '2026-11-02T00:00:00' }, { at: new Date('2026-11-02T12:00:00Z') }],
    [{ amount: '40', at: '2026-11-02T00:00:00Z' }, { at: new Date('2026-11-02T00:00:00Z') }],
    [{ amount: '40', at: '2026-11-02 00:00:01' }, { at: new Date('2026-11-02T00:00:01Z') }],
    [{ amount: '40', at: '2/11/26' }, { at: new Date('2026-11-02T12:00:00Z') }],
    [{ amount: '40', at: 'Nov 2, 2026' }, { at: new Date('2026-11-02T12:00:00Z') }],
  ])('%j is read as accountants mean it: %j', (cells, row) => {
    expect(read({ eventId: '1', ...cells })).toMatchObject(row);
  });

  it.each([
    [{ amount: '5' }, 'id'],
    [{ eventId: 'ana@example.cl', amount: '5' }, 'eventId'],
    [{ clickId: 'dos palabras', amount: '5' }, 'clickId'],
    [{ eventId: '1' }, 'amount'],
    [{ eventId: '1', amount: 'cinco' }, 'amount'],
    [{ eventId: '1', amount: '5', kind: 'bono' }, 'kind'],
    [{ eventId: '1', amount: '5', currency: 'pesos chilenos' }, 'currency'],
    [{ eventId: '1', amount: '5', at: '31/02/2026' }, 'at'],
    [{ eventId: '1', amount: '5', at: 'ayer' }, 'at'],
    [{ eventId: '1', amount: '5', status: 'Pending' }, 'status'],
    [{ eventId: 'TU_ID', amount: '5' }, 'eventId'],
  ])('%j cannot be read: %s', (cells, fault) => {
    expect(read(cells)).toBe(fault);
  });

  it('needs a currency from somewhere, and no guess whether a point is a thousand pesos', () => {
    expect(read({ eventId: '1', amount: '5' }, { currency: null })).toBe('currency');
    expect(read({ eventId: '1', amount: '1.000' }, { currency: 'CLP', decimal: '.' })).toBe('amount');
    expect(read({ eventId: '1', amount: '1.000' }, { currency: 'CLP' })).toMatchObject({ amount: '1000' });
  });

  it('is left out without a word when it is empty', () => {
    expect(read({ eventId: ' ', amount: null })).toBeNull();
  });
});

describe('the columns of a sheet', () => {
  it('are guessed by their headings, each once, and never those about a person', () => {
    expect(guessColumns(['Player Name', 'Transaction ID', 'SubID1', 'Comisión', 'Moneda', 'Fecha', 'Email', 'Type'])).toEqual({
      eventId: 'Transaction ID',
      clickId: 'SubID1',
      amount: 'Comisión',
      currency: 'Moneda',
      at: 'Fecha',
      kind: 'Type',
    });
    expect(guessColumns(['player_id', 'e-mail'])).toEqual({});
  });

  it('are those that the programme’s calls name, before the usual ones', () => {
    const programme = { parameters: { clickId: ['email', 'afp9'], amount: ['neto'] }, status: ['fase'] } as unknown as PostbackMapping;
    expect(guessColumns(['Email', 'Click ID', 'AFP 9', 'Monto', 'Neto', 'Estado', 'Fase'], programme)).toEqual({
      clickId: 'AFP 9',
      amount: 'Neto',
      status: 'Fase',
    });
  });
});
