import fc from 'fast-check';
import { parseDestination } from '@lupa/contracts/destination.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import { describe, expect, it } from 'vitest';
import {
  validateHttpsUrl,
  validatePageSlug,
  validatePastDay,
  validatePartnerSlug,
  validatePeriod,
  validateSourceUrl,
  validateTermsUrl,
  validateTrackingUrl,
} from './validators.ts';

describe('page slugs', () => {
  it.each([
    ['/', 'es_CL'],
    ['/resenas/casino-andino/', 'es_CL'],
    ['/404/', 'es_CL'],
    ['/en/', 'en'],
    ['/fr/nouveautes/', 'fr_CA'],
    ['/de/spiele/', 'de_DE'],
  ])('%s is fine in %s', (slug, locale) => expect(validatePageSlug(slug, locale)).toBe(true));

  it.each([
    ['resenas/', 'es_CL', /empieza y termina/],
    ['/resenas', 'es_CL', /empieza y termina/],
    ['//a/', 'es_CL', /empieza y termina/],
    ['/Reseñas/', 'es_CL', /minúsculas/],
    ['/a--b/', 'es_CL', /minúsculas/],
    ['/en/home/', 'es_CL', /En español/],
    ['/home/', 'en', /\/en\//],
    ['/english/', 'en', /\/en\//],
    ['/en/', 'fr_CA', /\/fr\//],
    ['', 'es_CL', /Falta/],
    [null, 'es_CL', /Falta/],
  ])('%s is refused in %s', (slug, locale, message) => expect(validatePageSlug(slug, locale)).toMatch(message));

  it('accepts nothing that changes when it is put between slashes again', () => {
    fc.assert(fc.property(fc.string(), (text) => validatePageSlug(text, 'es_CL') !== true || withSlashes(text) === text));
  });
});

describe('tracking URLs', () => {
  it.each([
    ' https://track.example/\n',
    'https://track.example/c?click={clickId}',
    'https://track.example/{clickId}/go#s={clickId}',
    '',
    null,
  ])('%s is fine', (url) => expect(validateTrackingUrl(url)).toBe(true));

  it.each([
    ['https://x.example/"><svg onload=..>', /espacios/],
    ['https://track.example/a\tb', /caracteres de control/],
    ['https://track.example/ a', /espacios/],
    ['https://track.example/?s={sub1}', /«\{sub1\}»/],
    ['https://track.example/?a=TU_ID&s={clickId}', /«TU_ID» quedó/],
    ['https://track.example/?a=1&amp;s={clickId}', /dice &amp;/],
    ['https://track.example/#{clickId}', /detrás de #/],
    ['https://track.example\\@evil.example/', /barras invertidas/],
    ['https://user:pass@track.example/', /usuario o una contraseña/],
    ['https://{clickId}.track.example/', /en el dominio/],
    ['https:track.example', /no empieza con https/],
    ['http://track.example/', /https:\/\//],
    ['javascript:alert(1)', /no empieza con https/],
    ['track.example', /no es una dirección completa/],
    [7, /no es una dirección completa/],
  ])('%j is refused with its reason', (url, message) => expect(validateTrackingUrl(url)).toMatch(message));

  it('that are accepted lead out', () => {
    const url = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'binary' }).map((end) => `https://x.example/${end}`),
    );
    fc.assert(
      fc.property(url, (text) => {
        fc.pre(validateTrackingUrl(text) === true);
        expect(new URL(parseDestination(text.trim()).origin).protocol).toBe('https:');
      }),
    );
  });
});

describe('other values', () => {
  it('keep partner slugs apart from numbers and paths', () => {
    expect(validatePartnerSlug('casino-777')).toBe(true);
    for (const slug of ['777', 'Casino', 'a/b', '-a', '', undefined, 'x'.repeat(101)])
      expect(validatePartnerSlug(slug), String(slug)).not.toBe(true);
  });

  it('send people and clicks over https only; a source may be http', () => {
    expect(validateHttpsUrl('https://track.example/c?click={clickId}')).toBe(true);
    for (const url of ['http://track.example/', 'javascript:alert(1)', 'track.example', '//track.example'])
      expect(validateHttpsUrl(url), url).not.toBe(true);
    expect(validateSourceUrl('http://registro.example/andino')).toBe(true);
    for (const source of ['registro.example', '//registro.example/', '/sin-final', '/doble//barra/'])
      expect(validateSourceUrl(source), source).not.toBe(true);
    for (const page of ['/nosotros/pruebas/', '/nosotros/pruebas/#abril'])
      expect([validateSourceUrl(page), validateTermsUrl(page)], page).toEqual([true, true]);
    expect(validateTermsUrl('http://casino.example/')).not.toBe(true);
    expect([validateHttpsUrl(''), validateSourceUrl(null)]).toEqual([true, true]);
  });

  it('have been verified on a day that has come', () => {
    for (const day of ['2026-11-24T12:00:00.000Z', '2020-01-01T12:00:00.000Z', new Date('2026-11-24T12:00:00Z')])
      expect(validatePastDay(day, '2026-11-24')).toBe(true);
    expect(validatePastDay('2026-11-25T12:00:00.000Z', '2026-11-24')).toMatch(/^El 25 de noviembre de 2026 todavía no llega/);
    expect(validatePastDay('ayer', '2026-11-24')).toMatch(/^Escribe una fecha/);
  });

  it('end after they start', () => {
    expect(validatePeriod('2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z')).toBe(true);
    expect(validatePeriod('2026-11-02T00:00:00Z', '2026-11-02T00:00:00Z')).not.toBe(true);
    expect([validatePeriod(null, '2026-11-02T00:00:00Z'), validatePeriod('2026-11-02T00:00:00Z', undefined)]).toEqual([true, true]);
  });
});
