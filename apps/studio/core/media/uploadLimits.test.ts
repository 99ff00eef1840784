import { expect, test } from 'vitest';
import { focusOf } from './focus.ts';
import { emptyMessage, formatSize, findUploadFault, maximumUploadBytes, tooLargeMessage, wrongTypeMessage } from './uploadLimits.ts';
import { nameVersion } from './incomingFile.ts';
import { translateToast } from './translateToasts.ts';

test('a file is refused by its size or its type before it is sent', () => {
  expect(findUploadFault({ size: maximumUploadBytes, type: 'image/png' })).toBeNull();
  // A photograph of 108 megapixels.
  expect(findUploadFault({ size: 25 * 1024 * 1024, type: 'image/jpeg' })).toBeNull();
  expect(findUploadFault({ size: 53 * 1024 * 1024, type: 'image/png' })).toBe(tooLargeMessage);
  for (const type of ['application/pdf', 'image/tiff', '']) expect(findUploadFault({ size: 9, type })).toBe(wrongTypeMessage);
  expect(findUploadFault({ size: 0, type: 'image/png' })).toBe(emptyMessage);
  // Browsers other than Safari know no type of it.
  for (const file of [{ type: 'image/heic' }, { type: '', name: 'IMG_0042.HEIC' }])
    expect(findUploadFault({ size: 9, ...file })).toMatch(/^Es un archivo HEIC.*«El más compatible»/);
  expect(findUploadFault({ size: 9, type: 'image/gif' })).toMatch(/^Es un archivo GIF.*como PNG/);
});

test('the name of a replacement follows its content, also when it is replaced once more', () => {
  const sha256 = '0123456789abcdef'.repeat(4);
  expect(nameVersion('logo.png', sha256)).toBe('logo-01234567.png');
  expect(nameVersion('logo-89abcdef.png', sha256)).toBe('logo-01234567.png');
  expect(nameVersion('sin-extension', sha256)).toBe('sin-extension-01234567');
});

test.each([
  [1, '1 KB'],
  [13_053, '13 KB'],
  [10.2 * 1024 * 1024, '10,2 MB'],
])('%d bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));

test('the middle is no focal point', () => {
  expect(focusOf({ focalX: 50, focalY: null })).toEqual({});
  expect(focusOf({ focalX: 0 })).toEqual({ focus: { x: 0, y: 50 } });
});

test('what the bulk upload says in English is Spanish, and nothing else is touched', () => {
  expect(translateToast('Successfully saved 3 files')).toBe('3 archivos en la Biblioteca.');
  expect(translateToast('Failed to save 1 files')).toMatch(/^Un archivo sin guardar/);
  expect([translateToast('Guardado'), translateToast(7)]).toEqual(['Guardado', 7]);
});
