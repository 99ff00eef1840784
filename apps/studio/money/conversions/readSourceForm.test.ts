import { postbackMappingSchema } from '@lupa/contracts/postback.ts';
import { expect, it } from 'vitest';
import { readSourceForm } from './readSourceForm.ts';

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
    repeatsIds: false,
  });
});
