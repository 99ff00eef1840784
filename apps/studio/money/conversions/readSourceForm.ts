import { foldText } from '@lupa/domain/foldText.ts';
import { callFields, postbackFields, type ConversionKind, type PostbackMapping } from '@lupa/contracts/postback.ts';
import { readText } from '../../core/api/useAct.ts';
import { kindLabels } from './conversionLabels.ts';

export type SourceInput = { mapping: PostbackMapping; addresses: string[]; call: string; signature: string };

export function readSourceForm(form: FormData): SourceInput {
  const read = (name: string) => readText(form, name).trim();
  const namesOf = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, read(`parameter.${field}`)] as const).filter(([, name]) => name !== ''));
  return {
    mapping: {
      ...namesOf(callFields),
      parameters: namesOf(postbackFields),
      kinds: readKinds(read('kinds')),
      decimal: read('decimal') === ',' ? ',' : '.',
      currency: read('currency').toUpperCase() || null,
      repeatsIds: form.get('repeatsIds') !== null,
    },
    addresses: linesOf(read('addresses')),
    call: read('call'),
    signature: read('signature'),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `qftd = primer depósito`, a line each. @throws Error whose message is for whoever wrote it */
export function readKinds(text: string): Record<string, ConversionKind> {
  return Object.fromEntries(
    linesOf(text).map((line) => {
      const [word = '', label = ''] = line.split('=');
      const kind = Object.entries(kindLabels).find(([, known]) => foldText(known) === foldText(label.trim()))?.[0];
      if (word.trim() === '' || kind === undefined)
        throw new Error(`Escribe «${line}» como palabra = registro, primer depósito, depósito o comisión.`);
      return [word.trim(), kind as ConversionKind];
    }),
  );
}

export const formatKinds = (kinds: Record<string, ConversionKind>): string =>
  Object.entries(kinds)
    .map(([word, kind]) => `${word} = ${kindLabels[kind].toLowerCase()}`)
    .join('\n');
