import { APIError, ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { logRefusals } from './explainError.ts';

function logged(error: Error, more: object = {}): [level: string, ...given: unknown[]] {
  const lines: [string, ...unknown[]][] = [];
  const logger = { info: (...given: unknown[]) => lines.push(['info', ...given]) };
  logRefusals.call(logger as never, [{ err: error, ...more }], (...given: unknown[]) => lines.push(['error', ...given]), 50);
  return lines[0] ?? ['nothing'];
}
const ofDatabase = (code: string) =>
  new Error('Failed query: select … params: ana@example.com', { cause: Object.assign(new Error('x'), { code }) });

it.each([
  [new APIError('El campo x no existe.', 400), 400, 'El campo x no existe.'],
  [new APIError('a'.repeat(100_000), 422), 422, 'a'.repeat(300)],
  [new ValidationError({ errors: [{ path: 'x', message: 'x' }] }), 400, expect.any(String)],
  [ofDatabase('22P02'), 400, 'Un valor no tiene la forma que se espera.'],
  [new SyntaxError('Unexpected token'), 400, 'Los datos enviados no se pueden leer.'],
])('what is refused is logged as such, in one short line (%#)', (error, status, message) => {
  expect(logged(error)).toEqual(['info', { event: 'studio.requestRefused', status }, message]);
});

it.each([new APIError('x', 500), ofDatabase('53300'), new TypeError('x')])('a fault of the studio is logged as an error (%#)', (error) => {
  expect(logged(error)).toEqual(['error', { err: error }]);
});

it('what the studio itself logs as an error stays one', () => {
  const error = new APIError('x', 400);
  expect(logged(error, { event: 'studio.mailFailed' })).toEqual(['error', { err: error, event: 'studio.mailFailed' }]);
});
