import { anyLocale } from '@lupa/database/delivery.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { toDay } from '../../core/dates/days.ts';
import { slugs, menu } from '../../core/slugs.ts';
import { readLicences, endingLicences } from './endingLicences.ts';
import type { LegalStatus as Status } from '@lupa/contracts/legalStatus.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import { type GlobalConfig, APIError, type GlobalBeforeChangeHook } from 'payload';
import { contentAccess, isAdministratorRequest } from '../../core/access/roles.ts';
import { factFields } from '../../core/fields/fact.ts';
import { statusNames } from './statusNames.ts';
import { globalPublishHooks } from '../../core/publish/hooks.ts';
import { formatMoment } from '../../core/dates/formatMoment.ts';
import type { LegalStatus as Stored } from '../../payload-types.ts';
import { field, momentPicker, optionsOf } from '../../core/fields/buildFields.ts';

type Period = Pick<NonNullable<Stored['periods']>[number], 'status' | 'since'>;

const momentOf = ({ since }: Period): number => Date.parse(since);
const isSame = (one: Period, other: Period): boolean => one.status === other.status && momentOf(one) === momentOf(other);

/** Of what has begun, its status and its moment stay: they tell what visitors were shown, and why. */
const keepHistory: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const { periods: before } = (originalDoc ?? {}) as Partial<Stored>;
  const { periods: after } = data as Partial<Stored>;
  const lost = (before ?? []).find((period) => momentOf(period) <= Date.now() && !(after ?? []).some((kept) => isSame(kept, period)));
  if (lost === undefined) return data as Stored;
  const message = `«${statusNames[lost.status]}» rige desde el ${formatMoment(lost.since)} y queda como historial. Para cambiar lo que vale ahora, agrega otra situación.`;
  throw new APIError(message, 400, null, true);
};

function validatePeriods(periods: unknown): string | true {
  const moments = (Array.isArray(periods) ? (periods as Partial<Period>[]) : []).flatMap(({ since }) => (since ? [Date.parse(since)] : []));
  return new Set(moments).size === moments.length ? true : 'Dos situaciones no pueden empezar en el mismo momento.';
}

const explanations: Record<Status, string> = {
  unregulated: 'se muestra todo',
  licensedList: 'solo tienen ofertas y botones los casinos con una licencia vigente ese día',
  prohibited: 'ningún casino tiene ofertas ni botones',
};
const explained = (Object.keys(explanations) as Status[]).map((status) => `${statusNames[status]}: ${explanations[status]}`).join('. ');

/** How the law stands to casinos, with the moments from which it does. The whole site follows, and the click-out with it. */
const LegalStatus: GlobalConfig = {
  slug: slugs.legalStatus,
  label: 'Situación legal',
  admin: {
    group: menu.settings,
    description: `Cómo trata la ley a los casinos en línea en ${countryName}, y desde cuándo. ${explained}. Al guardar, todo el sitio y los enlaces a casinos lo siguen en un segundo; lo que tiene fecha futura, a su hora. Solo lo cambia la administración.`,
  },
  access: { read: contentAccess.read, readVersions: contentAccess.read, update: isAdministratorRequest },
  versions: { max: 0 },
  hooks: { beforeChange: [keepHistory], ...globalPublishHooks(slugs.legalStatus) },
  fields: [
    field.list('periods', 'Situaciones', {
      labels: { singular: 'Situación', plural: 'Situaciones' },
      initCollapsed: true,
      description: 'Sin ninguna vale «Sin regulación». Lo que ya rige queda como historial: para cambiarlo, agrega otra situación.',
      admin: { components: { RowLabel: '/casinos/law/PeriodRowLabel.tsx#PeriodRowLabel' } },
      validate: validatePeriods,
      fields: [
        field.row(
          field.select('status', 'Situación', { required: true, options: optionsOf(statusNames), width: '50%' }),
          field.date('since', 'Rige desde', { required: true, width: '50%', date: momentPicker }),
        ),
        ...factFields({ required: true }),
        field.area('note', 'Nota interna', { description: 'No se publica.' }),
      ],
    }),
  ],
};

export const lawFeature: StudioFeature = {
  name: 'law',
  work: [endingLicences],
  globals: [LegalStatus],
  publishing: {
    globalBuilders: { [slugs.legalStatus]: buildLegalStatus },
    parts: { [slugs.partners]: (partner) => ({ licences: readLicences(partner) }) },
  },
};

/** All periods, those to come included: the services know what time it is. */
async function buildLegalStatus(reader: Reader): Promise<PublicDocument[]> {
  const { periods } = await reader.findGlobal(slugs.legalStatus);
  if (!periods?.length) return [];
  const body = {
    periods: periods.map(({ status, since, source, verifiedOn }) => ({ status, since, source, verifiedOn: toDay(verifiedOn) })),
  };
  return [buildDocument('legalStatus', '-', anyLocale, body, { refs: new Set() })];
}
