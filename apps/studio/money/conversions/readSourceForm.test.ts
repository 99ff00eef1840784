import { postbackMappingSchema } from '@lupa/contracts/postback.ts';
import { expect, it } from 'vitest';
import { formatKinds, formatStatuses, readKinds, readSourceForm, readStatuses } from './readSourceForm.ts';

it('the form names parameters of the event and of the call apart, and leaves out what is empty', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['eventId', 'txn'],
    ['amount', ' '],
    ['time', 'sent'],
    ['nonce', ''],
  ] as const)
    form.set(`parameter.${name}`, value);
  const { mapping } = readSourceForm(form);
  expect(postbackMappingSchema.parse(mapping)).toEqual({
    parameters: { eventId: 'txn' },
    kinds: {},
    time: 'sent',
    decimal: '.',
    currency: null,
  });
});

it('words are read as they are written, and a wrong line is named', () => {
  const kinds = readKinds('QFTD = primer depósito\n\nclawed = Contracargo');
  expect(kinds).toEqual({ kinds: { QFTD: 'first_deposit' }, reversals: ['clawed'] });
  expect(readKinds(formatKinds(kinds))).toEqual(kinds);
  const statuses = readStatuses('1 = aprobado\n2=Pendiente\n3 = rechazado');
  expect(statuses).toEqual({ 1: 'approved', 2: 'pending', 3: 'rejected' });
  expect(readStatuses(formatStatuses({ kinds: {}, statuses }))).toEqual(statuses);
  expect(() => readStatuses('4 = quizás')).toThrow('«4 = quizás»');
});
