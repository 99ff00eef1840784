// Requirements: 13.6.
import { readFile } from 'node:fs/promises';
import { variables } from '@lupa/configuration/variables.ts';
import { consentLifetime } from '@lupa/contracts/consent.ts';
import { expect, it } from 'vitest';

const day = 86_400_000;
const usual = (name: 'CLICK_RETENTION_DAYS' | 'CONSENT_RETENTION_DAYS' | 'ERROR_REPORT_RETENTION_DAYS') =>
  variables[name].schema.parse(undefined);

it('the page about privacy tells visitors the times after which this is deleted', async () => {
  const text = (await readFile('packages/demo/content/pages/privacidad.yaml', 'utf8')).replaceAll(/\s+/g, ' ');
  expect(text).toContain(`Detalle ${usual('CLICK_RETENTION_DAYS')} días; después, solo totales`);
  expect(text).toContain(`${usual('ERROR_REPORT_RETENTION_DAYS')} días; lo corregido`);
  expect([usual('CONSENT_RETENTION_DAYS'), consentLifetime / day]).toEqual([3 * 365, 365]);
  expect(text).toContain('En tu equipo, doce meses; en nuestro registro, tres años');
});
