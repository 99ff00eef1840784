import { expect, it } from 'vitest';
import { z } from 'zod';
import { buildDocument, UnpublishableError } from './documents.ts';

const refs = new Set<string>();

it('tells editors in their own words what cannot be published, and which field is wrong', () => {
  const build = () => buildDocument('redirect', '/vieja/', '*', { from: '/vieja/', to: ['/nueva/'] }, { refs });
  expect(build).toThrow(UnpublishableError);
  expect(build).toThrow(/^No se puede publicar la redirección «\/vieja\/»: .* en .*to/);
  expect(build).not.toThrow(/invalid|expected|\{/i);
});

it.each([
  [new Error('otro la tiene.'), 'otro la tiene.'],
  ['otro la tiene.', 'otro la tiene.'],
  [z.object({ a: z.object({ b: z.string() }) }).safeParse({ a: {} }).error, 'falta un valor o no tiene la forma esperada en a.b.'],
  [z.string().safeParse(7).error, 'falta un valor o no tiene la forma esperada en documento.'],
])('says of %s what is wrong', (cause, message) => {
  expect(new UnpublishableError('page', '/a/', cause).message).toBe(`No se puede publicar la página «/a/»: ${message}`);
});

it('keeps what the schema returns', () => {
  const body = { from: '/vieja/', to: '/nueva/', status: 301 };
  expect(buildDocument('redirect', '/vieja/', '*', body, { refs: new Set(['pages:2', 'media:1']) })).toMatchObject({
    body,
    refs: ['media:1', 'pages:2'],
    position: 0,
  });
});
