import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockContext, BlockLoader } from '../block.ts';
import { presentDate, type PresentedDate } from '../shared/section/presentLink.ts';
import type { StoredOpenData } from './openData.schema.ts';
import { openDataFiles, openDataLicence } from './openDataFiles.ts';

export type OpenDataFile = { name: string; content: string | null; format: 'JSON' | 'CSV'; anchor: AnchorProps };

export type OpenDataProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  files: OpenDataFile[];
  siteName: string;
  licence: { name: string; anchor: AnchorProps };
  updated: PresentedDate | null;
  microcopy: Microcopy;
};

/** The partner service has neither records nor versions of the method: there is nothing to open. */
export class NoOpenDataError extends Error {
  override readonly name = 'NoOpenDataError';
  constructor() {
    super('There are neither records nor versions of the method.');
  }
}

/** @throws NoOpenDataError */
export const loadOpenData: BlockLoader<StoredOpenData, OpenDataProps> = async ({ id, title, intro }, context) => {
  const { clients, presenter, locale, microcopy } = context;
  const [records, methods, siteName] = await Promise.all([
    clients.partners.fetchRecords(),
    clients.partners.fetchRatingMethods(),
    loadSiteName(context),
  ]);
  if (records.length === 0 && methods.length === 0) throw new NoOpenDataError();
  const updated = lastChange(records, methods, dayInMarket(context.now));
  return {
    id,
    title,
    intro: presenter.richText(intro),
    files: presentFiles(records, methods, context),
    siteName,
    licence: { name: openDataLicence.name, anchor: presenter.anchor({ url: openDataLicence.url, openInNewTab: true }) },
    updated: updated === null ? null : presentDate(updated, locale),
    microcopy,
  };
};

async function loadSiteName({ clients, contentLocale }: BlockContext): Promise<string> {
  try {
    return (await clients.content.fetchGlobals(contentLocale)).siteName;
  } catch {
    return '';
  }
}

function presentFiles(
  records: readonly CasinoRecord[],
  methods: readonly RatingMethod[],
  { locale, microcopy }: BlockContext,
): OpenDataFile[] {
  const casinos = new Set(records.map(({ partnerSlug }) => partnerSlug)).size;
  const counted = microcopy.open_data_records_of
    .replace('{records}', formatNumber(records.length, locale))
    .replace('{casinos}', formatNumber(casinos, locale));
  const versions =
    methods.length === 1
      ? microcopy.open_data_method_one
      : microcopy.open_data_method_of.replace('{versions}', formatNumber(methods.length, locale));
  const file = (name: string, content: string | null, format: OpenDataFile['format'], url: string): OpenDataFile => ({
    name,
    content,
    format,
    anchor: { href: url },
  });
  return [
    file(microcopy.open_data_everything, null, 'JSON', openDataFiles.everything),
    file(microcopy.open_data_records, counted, 'CSV', openDataFiles.records),
    file(microcopy.open_data_scores, null, 'CSV', openDataFiles.scores),
    file(microcopy.open_data_method, versions, 'CSV', openDataFiles.method),
  ];
}

/** The newest day on which something was recorded, corrected, or came into force. */
function lastChange(records: readonly CasinoRecord[], methods: readonly RatingMethod[], today: string): string | null {
  const days = [
    ...records.flatMap(({ day, corrections }) => [day, ...corrections.map((correction) => correction.day)]),
    ...methods.map(({ day }) => day).filter((day) => day <= today),
  ];
  return days.toSorted().at(-1) ?? null;
}
