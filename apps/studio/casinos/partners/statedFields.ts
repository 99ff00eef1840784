import { listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import { market } from '@lupa/contracts/market.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import {
  deviceNames,
  licenceAuthorities,
  limitPeriods,
  nameSpokenLanguage,
  spokenLanguages,
  type StatedTime,
  timeUnits,
} from '@lupa/domain/statedFacts.ts';
import type { Field } from 'payload';
import { field, optionsOf } from '../../core/fields/buildFields.ts';
import { isEmpty } from '../../core/fields/validators.ts';

/** What a casino states of itself, as values that `buildPartner.ts` writes as text, and the texts that came before them. */

type Sibling = { siblingData: unknown };
const valueOf = (siblings: unknown, name: string): unknown => Object.entries(siblings ?? {}).find(([key]) => key === name)?.[1];

/** A text of a release that had no values for it. The form shows it where somebody wrote one. */
const earlierText = (
  name: string,
  label: string,
  { shownWith = name, ...more }: { shownWith?: string; hasMany?: true; placeholder?: string; defaultValue?: string[] } = {},
): Field =>
  field.text(name, `${label} (texto anterior)`, {
    ...more,
    width: '33%',
    disableBulkEdit: true,
    condition: (_, siblings) => [valueOf(siblings, shownWith)].flat().some(Boolean),
    description: 'Se publica mientras los campos de arriba estén vacíos.',
  });

/** An amount that says per what it is needs the field `per` beside it. */
const amount = (name: string, label: string, per?: string): Field =>
  field.money(name, label, {
    width: '33%',
    description: `En unidades enteras de ${market.currency}.`,
    validate: (value: unknown, { siblingData }: Sibling) => {
      if (isEmpty(value)) return true;
      if (!Number.isSafeInteger(value) || Number(value) <= 0) return 'Escribe un número entero mayor que cero.';
      return per === undefined || !isEmpty(valueOf(siblingData, per)) || 'Elige al lado si es por retiro, día, semana o mes.';
    },
  });

/** `name` begins the names of its three fields: `payoutTimeUnit`, `payoutTimeFrom`, `payoutTimeTo`. */
function timeFields(name: 'depositTime' | 'payoutTime', label: string, description?: string): Field {
  const unitOf = (siblings: unknown) => valueOf(siblings, `${name}Unit`) as StatedTime['unit'];
  const counted = (end: 'From' | 'To', words: string, judge: (value: unknown, siblings: unknown) => string | true): Field =>
    field.number(`${name}${end}`, `${label}, ${words}`, {
      width: '33%',
      condition: (_, siblings) => !isEmpty(unitOf(siblings)) && unitOf(siblings) !== 'immediate',
      validate: (value: unknown, { siblingData }: Sibling) =>
        isEmpty(value) || Number.isSafeInteger(value) ? judge(value, siblingData) : 'Escribe un número entero.',
    });
  return field.row(
    field.select(`${name}Unit`, label, { options: optionsOf(timeUnits), width: '34%', description }),
    counted('From', 'desde', (from) => isEmpty(from) || Number(from) >= 0 || 'No puede ser menos que cero.'),
    counted('To', 'hasta', (to, siblings) => {
      const from = valueOf(siblings, `${name}From`);
      if (isEmpty(to)) return Number(from) > 0 || 'Escribe hasta cuánto.';
      if (Number(to) < 1) return 'Debe ser mayor que cero.';
      return isEmpty(from) || Number(to) >= Number(from) || 'No puede ser menos que «desde».';
    }),
  );
}

export const depositFields: Field[] = [
  timeFields('depositTime', 'Plazo de depósito'),
  field.row(amount('minimumDeposit', 'Depósito mínimo')),
  field.row(
    earlierText('depositTime', 'Plazo de depósito'),
    earlierText('depositLimit', 'Depósito mínimo'),
    earlierText('depositLimitCurrency', 'Símbolo de la moneda', {
      hasMany: true,
      placeholder: listPlaceholder,
      defaultValue: ['$'],
      shownWith: 'depositLimit',
    }),
  ),
];

const minimumWithdrawal = field.money('minimumWithdrawal', 'Retiro mínimo', {
  min: 0,
  width: '33%',
  description: `En unidades enteras de ${market.currency}. Entra en la cuenta de cada bono: lo que queda por debajo no se retira.`,
});

export const withdrawalFields: Field[] = [
  timeFields('payoutTime', 'Plazo de retiro', 'Vale mientras no haya retiros medidos: después se muestra lo que dicen los registros.'),
  field.row(
    minimumWithdrawal,
    amount('maximumWithdrawal', 'Tope de retiro', 'maximumWithdrawalPer'),
    field.select('maximumWithdrawalPer', 'Tope por', { options: optionsOf(limitPeriods), width: '34%' }),
  ),
  field.row(earlierText('payoutTime', 'Plazo de retiro'), earlierText('withdrawalLimit', 'Tope de retiro')),
];

export const licenceFields: Field[] = [
  field.row(
    field.select('licenceAuthority', 'Licencia', {
      options: optionsOf(licenceAuthorities),
      width: '34%',
      description: `Quién la dio. Nunca escribas que una marca extranjera es legal o está regulada en ${countryName}.`,
    }),
    field.text('licenceAuthorityOther', 'Quién la dio', {
      width: '33%',
      condition: (_, siblings) => valueOf(siblings, 'licenceAuthority') === 'other',
      validate: (value: unknown) => (typeof value === 'string' && value.trim() !== '') || 'Escribe quién la dio.',
    }),
    field.text('licenceNumber', 'Número de licencia', {
      width: '33%',
      validate: (value: unknown, { siblingData }: Sibling) =>
        isEmpty(value) || !isEmpty(valueOf(siblingData, 'licenceAuthority')) || 'Elige también quién la dio.',
    }),
  ),
  field.row(earlierText('license', 'Licencia')),
];

export const languageAndDeviceFields: Field[] = [
  field.select('languages', 'Idiomas', {
    hasMany: true,
    options: spokenLanguages.map((value) => ({ value, label: nameSpokenLanguage(value) })),
  }),
  field.select('devices', 'Dispositivos', { hasMany: true, options: optionsOf(deviceNames) }),
  field.row(
    earlierText('language', 'Idiomas', { hasMany: true, placeholder: listPlaceholder }),
    earlierText('compatibility', 'Dispositivos'),
  ),
];

const factsThatNeedSource = [
  { attribute: 'license', fields: ['license', 'licenceAuthority'], label: 'de la licencia' },
  { attribute: 'payoutTime', fields: ['payoutTime', 'payoutTimeUnit'], label: 'del plazo de retiro' },
];

/** The first fact that a casino states, as text or values, and that is not among those that have a source: `de la licencia`. */
export function findUnsourced(partner: unknown, sourced: readonly string[]): string | undefined {
  const isStated = (name: string) => !isEmpty(valueOf(partner, name)) && String(valueOf(partner, name)).trim() !== '';
  return factsThatNeedSource.find(({ attribute, fields }) => fields.some(isStated) && !sourced.includes(attribute))?.label;
}
