import { expect, test } from 'vitest';
import { listFound } from './FilterChoices.tsx';

const choices = ['Cordillera Play', 'Arrayán Play', 'Kelp & Tide', 'Ñirre Gaming', '体育'].map((name) => ({ value: name, name }));

test.each([
  ['arrayan', ['Arrayán Play']],
  ['PLÁY', ['Cordillera Play', 'Arrayán Play']],
  ['kelp tide', ['Kelp & Tide']],
  ['irre gam', ['Ñirre Gaming']],
  ['nobody', []],
])('what has %j in its name is found', (text, names) => {
  expect([...listFound(choices, text)]).toEqual(names);
});

test.each(['', '  ', '&', '🎰'])('%j leaves nothing out', (text) => {
  expect(listFound(choices, text).size).toBe(choices.length);
});
