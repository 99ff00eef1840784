import { describe, expect, it } from 'vitest';
import { translateErrors, translateMessage } from './translateErrors.ts';

describe('what Payload says in English', () => {
  it.each([
    ['File type application/pdf (from extension pdf) is not allowed.', /^Este archivo no se admite/],
    ["File type 'text/html' not allowed a.html: Restricted file type detected -- set 'x' to true", /^Este archivo no se admite/],
    ['Invalid MIME type: application/pdf.', /^El contenido del archivo/],
    ['SVG file contains potentially harmful content.', /^El SVG lleva código/],
    ['The following field is invalid: email', /^Revisa este campo: email$/],
    ['Something went wrong.', /^Algo falló en el estudio/],
  ])('%s', (english, spanish) => expect(translateMessage(english)).toMatch(spanish));

  it('stands beside other things in an answer', () => {
    const answer = (one: string, other: string) => ({
      errors: [{ name: 'ValidationError', data: { errors: [{ message: one, path: 'file' }] }, message: other }],
    });
    expect(translateErrors(answer('Invalid MIME type: application/pdf.', 'The following field is invalid: file'))).toEqual(
      answer('El contenido del archivo no es el de una imagen PNG, JPEG, WebP, AVIF o SVG.', 'Revisa este campo: file'),
    );
  });

  it('nothing else is changed', () => {
    const answer = { errors: [{ message: 'Este casino ya tiene una oferta con este camino.', data: null }], status: 400 };
    expect(translateErrors(answer)).toEqual(answer);
  });
});
