import { foldText } from '@lupa/domain/foldText.ts';
import { callFields, conversionKinds, dayOrders, postbackFields, type PostbackMapping } from '@lupa/contracts/postback.ts';
import type { ProgrammeWords } from '@lupa/domain/postback/readWords.ts';
import { readText } from '../../core/api/useAct.ts';
import { kindLabels, reversalLabel, statusLabels } from './conversionLabels.ts';

export type SourceInput = { mapping: PostbackMapping; addresses: string[]; call: string; signature: string };

export function readSourceForm(form: FormData): SourceInput {
  const read = (name: string) => readText(form, name).trim();
  const namesOf = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, read(`parameter.${field}`)] as const).filter(([, name]) => name !== ''));
  const statuses = readStatuses(read('statuses'));
  return {
    mapping: {
      ...namesOf([...callFields, 'status']),
      parameters: namesOf(postbackFields),
      ...readKinds(read('kinds')),
      ...(Object.keys(statuses).length > 0 && { statuses }),
      kind: conversionKinds.find((kind) => kind === read('kind')),
      days: dayOrders.find((order) => order === read('days')),
      decimal: read('decimal') === ',' ? ',' : '.',
      currency: read('currency').toUpperCase() || null,
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

const meanings = { ...kindLabels, reversal: reversalLabel };

/** `qftd = primer depósito`, a line each. @throws Error whose message is for whoever wrote it */
export function readKinds(text: string): Pick<PostbackMapping, 'kinds' | 'reversals'> {
  const words = Object.entries(readWords(text, meanings, 'registro, primer depósito, depósito, comisión o contracargo'));
  const reversals = words.flatMap(([word, meaning]) => (meaning === 'reversal' ? [word] : []));
  const kinds = Object.fromEntries(words.flatMap(([word, meaning]) => (meaning === 'reversal' ? [] : [[word, meaning]])));
  return reversals.length > 0 ? { kinds, reversals } : { kinds };
}

export const formatKinds = ({ kinds, reversals = [] }: ProgrammeWords): string =>
  formatWords({ ...kinds, ...Object.fromEntries(reversals.map((word) => [word, 'reversal' as const])) }, meanings);

/** `2 = pendiente`, a line each. @throws Error whose message is for whoever wrote it */
export const readStatuses = (text: string): NonNullable<PostbackMapping['statuses']> =>
  readWords(text, statusLabels, 'aprobado, pendiente o rechazado');

export const formatStatuses = ({ statuses = {} }: ProgrammeWords): string => formatWords(statuses, statusLabels);

function readWords<Meaning extends string>(text: string, labels: Record<Meaning, string>, possible: string): Record<string, Meaning> {
  return Object.fromEntries(
    linesOf(text).map((line) => {
      const [word = '', label = ''] = line.split('=');
      const meaning = (Object.keys(labels) as Meaning[]).find((key) => foldText(labels[key]) === foldText(label.trim()));
      if (word.trim() === '' || meaning === undefined) throw new Error(`Escribe «${line}» como palabra = ${possible}.`);
      return [word.trim(), meaning];
    }),
  );
}

const formatWords = <Meaning extends string>(words: Readonly<Record<string, Meaning>>, labels: Record<Meaning, string>): string =>
  Object.entries(words)
    .map(([word, meaning]) => `${word} = ${labels[meaning].toLowerCase()}`)
    .join('\n');
