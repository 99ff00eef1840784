import {
  validatePartnerSlug,
  validateSourceUrl,
  validateTrackingUrl,
  kebabMessage,
  kebabPattern,
  matching,
} from '../../core/fields/validators.ts';
import { parseTypedMoney } from '@lupa/domain/typedMoney.ts';
import { readTypedDate } from '../../core/dates/typedDate.ts';

export const casinosApi = 'casinos';

type Kind = 'text' | 'number' | 'money' | 'day' | 'moment' | 'select';
export type StepField = {
  name: string;
  label: string;
  kind?: Kind;
  help?: string;
  /** What it has before somebody writes. It says nothing by itself: a step with only that is one that waits. */
  initial?: string;
  /** The name of its choices, which are those of the site. */
  choices?: ChoiceName;
  isRequired?: boolean;
  /** Values of the step's first field for which it is asked. */
  when?: readonly string[];
  check?: (value: string) => string | true;
};
export type ChoiceName = 'bonusTypes' | 'licences' | 'kinds' | 'methods' | 'authors';
type StepName = 'casino' | 'licence' | 'offer' | 'record';
export type Step = { name: StepName; title: string; lead: string; fields: readonly StepField[] };

const transfers = ['withdrawal', 'deposit'];

/** What one form asks of a casino, in this order. Every step but the name can wait. */
export const steps: readonly Step[] = [
  {
    name: 'casino',
    title: 'El casino',
    lead: 'Con el nombre basta para empezar.',
    fields: [
      { name: 'name', label: 'Nombre', isRequired: true },
      { name: 'slug', label: 'Identificador', isRequired: true, help: 'Va en /jugar/casino-andino/…', check: validatePartnerSlug },
      { name: 'webSite', label: 'Sitio', help: 'Solo el nombre: casino-andino.example.' },
    ],
  },
  {
    name: 'offer',
    title: 'Programa, enlace y oferta',
    lead: 'Con el enlace, su botón lleva al casino y el clic se puede cobrar.',
    fields: [
      {
        name: 'trackingUrl',
        label: 'Enlace de seguimiento',
        help: 'Escribe {clickId} donde va el número del clic.',
        check: validateTrackingUrl,
      },
      { name: 'titlePreview', label: 'Título de la oferta', help: 'Como se lee en la tarjeta: 100 % hasta $300.000.' },
      { name: 'offerType', label: 'Tipo de bono', kind: 'select', choices: 'bonusTypes', initial: 'first' },
      { name: 'percentage', label: 'Porcentaje', kind: 'number' },
      { name: 'amount1', label: 'Monto', kind: 'money' },
      { name: 'rollover', label: 'Rollover', kind: 'number', help: 'Veces que hay que jugar el bono.' },
      { name: 'minimumDeposit', label: 'Depósito mínimo', kind: 'money' },
      { name: 'source', label: 'Fuente de las condiciones', help: 'Dirección donde se pueden comprobar.', check: validateSourceUrl },
      { name: 'verifiedOn', label: 'Verificada el', kind: 'day', initial: 'today' },
      { name: 'afflinkProxy', label: 'Camino de salida', initial: 'bienvenida', check: matching(kebabPattern, kebabMessage) },
    ],
  },
  {
    name: 'licence',
    title: 'Licencia',
    lead: 'No se publica sin su fuente.',
    fields: [
      { name: 'licenceAuthority', label: 'Licencia', kind: 'select', choices: 'licences', help: 'Quién la dio.' },
      { name: 'licenceAuthorityOther', label: 'Quién la dio', when: ['other'] },
      { name: 'licenceNumber', label: 'Número de licencia' },
      { name: 'source', label: 'Fuente', help: 'El registro donde se puede comprobar.', check: validateSourceUrl },
      { name: 'verifiedOn', label: 'Verificada el', kind: 'day', initial: 'today' },
    ],
  },
  {
    name: 'record',
    title: 'Primera comprobación',
    lead: 'De las comprobaciones sale la nota.',
    fields: [
      { name: 'kind', label: 'Qué se comprobó', kind: 'select', choices: 'kinds' },
      { name: 'day', label: 'Día', kind: 'day', initial: 'today' },
      { name: 'method', label: 'Método', kind: 'select', choices: 'methods', when: transfers },
      { name: 'amount', label: 'Monto', kind: 'money', when: transfers },
      { name: 'askedAt', label: 'Pedido', kind: 'moment', when: transfers },
      { name: 'receivedAt', label: 'En la cuenta', kind: 'moment', help: 'Vacío: todavía no llega, y así cuenta.', when: transfers },
      { name: 'rollover', label: 'Rollover sobre el bono', kind: 'number', when: ['terms'] },
      { name: 'sampled', label: 'Juegos revisados', kind: 'number', when: ['games'] },
      { name: 'reduced', label: 'Con RTP rebajado', kind: 'number', when: ['games'] },
      { name: 'channel', label: 'Canal', when: ['support'] },
      { name: 'answeredAfterMinutes', label: 'Minutos hasta una respuesta útil', kind: 'number', when: ['support'] },
      { name: 'by', label: 'Quién', kind: 'select', choices: 'authors' },
      { name: 'source', label: 'Fuente', help: 'Dirección donde se puede comprobar.', check: validateSourceUrl },
      { name: 'note', label: 'Nota', help: 'Se publica junto al dato.' },
    ],
  },
];

export const listField = 'toplists';
export const reviewField = 'review';
export const logoField = 'logo';

export type Values = Readonly<Record<string, string | number>>;
export type NewCasino = Record<StepName, Values | null>;
export type FieldFault = { path: string; message: string };

/** What was written, with days and moments as Payload keeps them; null for a step that waits. A fault names its field as the form does. */
export function readNewCasino(read: (name: string) => string): { given: NewCasino; faults: FieldFault[] } {
  const faults: FieldFault[] = [];
  const given = Object.fromEntries(
    steps.map(({ name: step, fields }) => {
      const typed = fields
        .map((field) => ({ field, path: `${step}.${field.name}`, text: read(`${step}.${field.name}`).trim() }))
        .filter(({ field: { when } }) => when === undefined || when.includes(read(`${step}.${fields[0]?.name}`)));
      const waits = step !== 'casino' && typed.every(({ field, text }) => text === '' || field.initial !== undefined);
      if (waits) return [step, null];
      const values = typed.map(({ field, path, text }) => {
        const value = readField(field, text);
        if (typeof value === 'object') faults.push({ path, message: value.fault });
        return [field.name, value] as const;
      });
      return [step, Object.fromEntries(values.filter(([, value]) => value !== ''))];
    }),
  ) as NewCasino;
  return { given, faults };
}

function readField({ label, kind, isRequired = false, check }: StepField, text: string): string | number | { fault: string } {
  if (text === '') return isRequired ? { fault: `Falta: ${label.toLowerCase()}.` } : '';
  if (kind === 'money') return parseTypedMoney(text) ?? { fault: 'Escribe un monto: 20.000.' };
  if (kind === 'number')
    return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : { fault: 'Escribe un número, sin puntos.' };
  if (kind === 'day' || kind === 'moment') {
    const date = readTypedDate(text.replace('T', ' '), kind);
    return 'value' in date ? date.value : date;
  }
  const verdict = check?.(text) ?? true;
  return verdict === true ? text : { fault: verdict };
}
