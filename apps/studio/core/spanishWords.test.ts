import { es } from '@payloadcms/translations/languages/es';
import { expect, it } from 'vitest';
import { inSentenceCase } from './spanishWords.ts';

it('labels of Payload are written as Spanish is, and abbreviations stay', () => {
  const { fields, authentication, general } = inSentenceCase(es.translations);
  expect(fields.collapseAll).toBe('Contraer todo');
  expect(authentication.enableAPIKey).toBe('Habilitar clave API');
  expect(general.aboutToDelete).toBe(es.translations.general.aboutToDelete);
});
