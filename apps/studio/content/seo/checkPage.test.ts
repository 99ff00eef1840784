import type { UnprovenClaim } from '@lupa/domain/evidence/findUnprovenClaims.ts';
import { describe, expect, it } from 'vitest';
import { checkPage, type PageFacts } from './checkPage.ts';
import { cutText, measureText } from './lengths.ts';

const good: PageFacts = {
  title: 'Casino Andino: reseña, retiros y bonos en 2026',
  description: 'Probamos retiros, bonos y atención de Casino Andino con dinero propio. Esto es lo que demoró cada pago y lo que costó.',
  refusal: null,
  isIndexed: true,
  hasSitemapSection: true,
  hasAuthor: true,
  hasOpening: true,
  incoming: 3,
  deadLinks: [],
  unpublishedPages: [],
  picturesWithoutText: [],
  claims: [],
  missingLanguages: [],
  outdatedLanguages: [],
};
const say = (changes: Partial<PageFacts>) => checkPage({ ...good, ...changes }).map(({ id, sentence }) => `${id}: ${sentence}`);
const claim = (words: string, kind: UnprovenClaim['kind']): UnprovenClaim => ({ place: 2, sentence: 'La frase.', claim: words, kind });
const dead = { address: '/nada/', kind: 'internal', outcome: 'missing', status: 404, target: null } as const;

describe('a page', () => {
  it('with all that it needs is not spoken of', () => expect(say({})).toEqual([]));

  it.each<[Partial<PageFacts>, string[]]>([
    [{ title: ' ' }, ['noTitle: Falta el título.']],
    [{ title: 'Bonos' }, ['titleShort: El título es corto: 5 caracteres; lo usual son 25 o más.']],
    [{ title: 'x'.repeat(61) }, ['titleCut: El título se corta en los buscadores: 61 caracteres; caben unos 60.']],
    [{ description: '' }, ['noDescription: Falta la descripción: el buscador elegirá un trozo del texto.']],
    [{ description: 'Corta' }, ['descriptionShort: La descripción es corta: 5 caracteres; lo usual son 70 o más.']],
    [{ description: 'x'.repeat(156) }, ['descriptionCut: La descripción se corta: 156 caracteres; caben unos 155.']],
    [{ incoming: 0 }, ['nothingLeadsHere: Ninguna página, menú ni pie lleva aquí: solo se llega con la dirección.']],
    [{ incoming: null }, []],
    [{ deadLinks: [{ ...dead, block: 2 }] }, ['deadLink: El bloque 2 lleva a /nada/: no hay ninguna página publicada ahí.']],
    [{ deadLinks: [{ ...dead, block: null }] }, ['deadLink: La página lleva a /nada/: no hay ninguna página publicada ahí.']],
    [
      { unpublishedPages: [{ id: 4, title: 'Guía' }] },
      ['unpublishedPage: Nombra la página «Guía», que no está publicada: ahí no habrá enlace.'],
    ],
    [
      { picturesWithoutText: [{ id: 4, name: 'foto.png' }] },
      ['pictureWithoutText: La imagen foto.png no tiene texto alternativo: quien no la ve no sabe qué muestra.'],
    ],
    [
      { claims: [claim('47 minutos', 'duration'), claim('el más rápido', 'rank')] },
      [
        'unprovenClaim: El bloque 2 dice «47 minutos», «el más rápido» y ningún registro lo respalda. Pon un dato en su lugar, o enlaza el registro o la fuente: «La frase.»',
      ],
    ],
    [
      { claims: [{ ...claim('Probamos', 'test'), place: 'description' }] },
      [
        'unprovenClaim: Dice «Probamos» y ningún registro lo respalda. Pon un dato en la frase, o enlaza el registro o la fuente: «La frase.»',
      ],
    ],
    [{ missingLanguages: ['en', 'fr_CA'] }, ['languageMissing: No está publicada en inglés y francés.']],
    [{ outdatedLanguages: ['en'] }, ['languageOutdated: Desde que se publicó en inglés, el español cambió.']],
    [{ hasAuthor: false }, ['noAuthor: No tiene autor: nadie responde por ella.']],
    [{ hasOpening: false }, ['noOpening: No tiene portada: el sitio pone el título como encabezado, sin entrada.']],
    [
      { isIndexed: false },
      ['hiddenButListed: Está fuera de los buscadores y aun así tiene una sección del mapa del sitio: quita una de las dos cosas.'],
    ],
    [{ isIndexed: false, hasSitemapSection: false }, []],
    [{ refusal: 'Falta la ruta.', hasOpening: false }, ['refusal: Falta la ruta.']],
  ])('%j', (changes, sentences) => expect(say(changes)).toEqual(sentences));

  it('is spoken of with the gravest first, and each finding says where it is mended', () => {
    const findings = checkPage({
      ...good,
      hasAuthor: false,
      description: '',
      deadLinks: [{ ...dead, block: 3 }],
      missingLanguages: ['en'],
    });
    expect(findings.map(({ tone, target }) => [tone, target])).toEqual([
      ['error', { kind: 'block', block: 3 }],
      ['warning', { kind: 'field', field: 'description' }],
      ['hint', { kind: 'field', field: 'author' }],
      ['hint', { kind: 'language', locale: 'en' }],
    ]);
  });
});

describe('the length of a text', () => {
  it('is counted as the site prints it', () => {
    expect(measureText('title', ' {{rating:casino-andino}} de 10 ')).toEqual({ length: 10, verdict: 'short' });
    expect(measureText('title', '🎰'.repeat(60))).toEqual({ length: 60, verdict: 'good' });
  });

  it('ends after a whole word where it is cut', () => {
    expect(cutText('title', 'palabra '.repeat(10))).toBe(`${'palabra '.repeat(7)}…`);
    expect(cutText('title', 'x'.repeat(70))).toBe(`${'x'.repeat(59)} …`);
    expect(cutText('description', 'Entera.')).toBe('Entera.');
  });
});
