import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionalLinkField, validateUrl } from './fields.ts';

describe('the target of a link', () => {
  it.each(['/', '/bonos/', '#comparador', 'https://casino.example/', 'mailto:hola@lupacasino.example', 'tel:*4141'])('may be %s', (url) => {
    expect(validateUrl(url)).toBe(true);
  });

  it.each([
    '',
    '   ',
    null,
    undefined,
    'bonos',
    '//casino.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '/con espacio/',
    '#',
  ])('cannot be %s', (url) => {
    expect(validateUrl(url)).toEqual(expect.any(String));
  });

  it('never lets a scheme through that can run a script', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('javascript:', 'JavaScript:', 'data:', 'vbscript:', 'blob:'),
        fc.string(),
        (scheme, rest) => validateUrl(`${scheme}${rest}`) !== true,
      ),
    );
  });
});

describe('a link that may be left out', () => {
  const url = optionalLinkField('cta', { label: 'Botón' })
    .fields.flatMap((field) => ('fields' in field ? field.fields : []))
    .find((field) => 'name' in field && field.name === 'url');
  const validate = (value: unknown, siblingData: object): unknown =>
    url?.type === 'text' && url.validate ? Reflect.apply(url.validate, undefined, [value, { siblingData }]) : 'no field';

  it('may be empty', () => {
    expect(validate('', {})).toBe(true);
    expect(validate(undefined, { title: '' })).toBe(true);
  });

  it('needs a target once it has a text', () => {
    expect(validate('', { title: 'Ver más' })).toBe('Un enlace necesita un destino.');
    expect(validate('/bonos/', { title: 'Ver más' })).toBe(true);
  });
});
