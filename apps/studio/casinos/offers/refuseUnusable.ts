import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { toDay } from '../../core/dates/days.ts';
import { isPublishing } from '../../core/publish/publishLater.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { formatDay } from '../../core/dates/formatMoment.ts';

type Fault = { path: string; label: string; message: string };

/** What cannot be right on the site: an offer that is over, and a type of bonus that the site has no name for. Drafts may be so. */
export const refuseUnusable: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!isPublishing(data, req)) return data;
  const { expiration, offerType }: Record<string, unknown> = { ...originalDoc, ...data };
  const errors: Fault[] = [];
  const lastDay = typeof expiration === 'string' || expiration instanceof Date ? toDay(new Date(expiration).toISOString()) : null;
  if (lastDay !== null && lastDay < dayInMarket(new Date()))
    errors.push({
      path: 'expiration',
      label: 'Vence',
      message: `Esta oferta venció el ${formatDay(lastDay)}. Cambia la fecha, o déjala como borrador.`,
    });
  const fault = findTypeFault(offerType, await loadBonusTypes(req));
  if (fault !== null) errors.push({ path: 'offerType', label: 'Tipo de bono', message: fault });
  if (errors.length > 0) throw new ValidationError({ collection: slugs.offers, errors }, req.t);
  return data;
};

export type BonusType = { key: string; value: string };

export async function loadBonusTypes(req: PayloadRequest): Promise<BonusType[]> {
  const { bonusTypes } = await req.payload.findGlobal({
    slug: slugs.siteGlobals,
    locale: defaultContentLocale,
    fallbackLocale: false,
    depth: 0,
    req: isolateRequest(req),
  });
  return (bonusTypes ?? []).map(({ key, value }) => ({ key, value }));
}

function findTypeFault(offerType: unknown, types: readonly BonusType[]): string | null {
  if (types.length === 0 || types.some(({ key }) => key === offerType)) return null;
  const names = types.map(({ key, value }) => `${key} (${value})`).join(', ');
  return `«${String(offerType)}» no es un tipo de bono de Globales. Elige uno de estos: ${names}; o agrega el tuyo en Globales.`;
}
