import { readFile } from 'node:fs/promises';
import { describeVariables, formatEnvExample } from '@lupa/configuration/describeVariables.ts';
import { expect, it } from 'vitest';

it('.env.example is what `npm run config -- --example` prints', async () => {
  expect(await readFile('.env.example', 'utf8')).toBe(formatEnvExample());
});

it('every variable says what it should be, what it is for, who reads it, and has a default or an example unless it is a secret', () => {
  const described = describeVariables();
  expect(described.length).toBeGreaterThan(60);
  const faults = described.filter(
    ({ type, about, parts, default: own, defaults, example, isSecret }) =>
      type === '' || about === '' || parts.length === 0 || (!isSecret && own === null && defaults.runner === undefined && example === null),
  );
  expect(faults).toEqual([]);
});
