import { type ContentLocale, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { type CollectionBeforeValidateHook, type PayloadRequest, type TextFieldValidation, ValidationError } from 'payload';
import { text } from 'payload/shared';
import { slugs } from '../slugs.ts';
import { isEmpty } from '../fields/validators.ts';
import { isolateRequest } from '../publish/reader.ts';
import { editOf } from './incomingFile.ts';

export const missingTextMessage = 'Falta el texto alternativo. Escribe qué muestra la imagen, o marca «Solo adorna».';
export const spanishFirstMessage =
  'Escribe primero el texto alternativo en español: en los demás idiomas se usa ese mientras no tengan uno.';

export const maximumAltLength = 200;

type Described = { alt?: unknown; isDecorative?: unknown };

/** What is missing before a file may be saved; null when everybody gets to know what it shows, or that it shows nothing. */
async function findTextFault(req: PayloadRequest, { alt, isDecorative }: Described, id: unknown): Promise<string | null> {
  if (isDecorative === true) return null;
  const isSpanish = (req.locale ?? defaultContentLocale) === defaultContentLocale;
  if (isSpanish) return isBlank(alt) ? missingTextMessage : null;
  return (await hasSpanishText(req, id)) ? null : spanishFirstMessage;
}

async function hasSpanishText(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (typeof id !== 'number' && typeof id !== 'string') return false;
  const file = await req.payload.findByID({
    collection: slugs.media,
    id: Number(id),
    locale: defaultContentLocale satisfies ContentLocale,
    depth: 0,
    trash: true,
    disableErrors: true,
    select: { alt: true },
    req: isolateRequest(req),
  });
  return !isBlank(file?.alt);
}

const isBlank = (value: unknown): boolean => isEmpty(value) || (typeof value === 'string' && value.trim() === '');

/** Before anything is written. A move to a folder or to the trash says nothing about the image, and is not asked about it. */
export const requireAlternativeText: CollectionBeforeValidateHook = async ({ data = {}, originalDoc, req }) => {
  if (typeof data['alt'] === 'string') data['alt'] = data['alt'].trim();
  if (editOf(req)?.hasText !== true) return data;
  const fault = await findTextFault(req, data, originalDoc?.id);
  if (fault !== null)
    throw new ValidationError({ collection: slugs.media, errors: [{ path: 'alt', label: 'Texto alternativo', message: fault }] }, req.t);
  return data;
};

export const validateAlternativeText: TextFieldValidation = async (value, options) => {
  const { id, req, siblingData } = options;
  const edit = editOf(req);
  const fault = edit && !edit.hasText ? null : await findTextFault(req, { ...siblingData, alt: value }, id);
  return fault ?? text(value, options);
};
