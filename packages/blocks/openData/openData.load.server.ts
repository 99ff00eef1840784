import type { RecordCounts } from '@lupa/contracts/casinoRecord.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { type BlockContext, type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import { presentDate, type PresentedDate } from '../shared/section/presentLink.ts';
import type { StoredOpenData } from './openData.schema.ts';
import { openDataFiles, openDataLicence } from './openDataFiles.ts';

export type OpenDataFile = { name: string; content: string | null; format: 'JSON' | 'CSV'; anchor: AnchorProps };

export type OpenDataProps = BlockHead & {
  files: OpenDataFile[];
  siteName: string;
  licence: { name: string; anchor: AnchorProps };
  updated: PresentedDate | null;
};

export const NoOpenDataError = defineError('NoOpenDataError', () => 'There are neither records nor versions of the method.');

export const loadOpenData: BlockLoader<StoredOpenData, OpenDataProps> = async (stored, context) => {
  const { clients, presenter, locale } = context;
  const [counts, methods, siteName] = await Promise.all([
    clients.partners.fetchRecordCounts(),
    clients.partners.fetchRatingMethods(),
    loadSiteName(context),
  ]);
  if (counts.records === 0 && methods.length === 0) throw new NoOpenDataError();
  const updated = lastChange(counts, methods, dayInMarket(context.now));
  return {
    ...presentHead(stored, context),
    files: presentFiles(counts, methods, context),
    siteName,
    licence: { name: openDataLicence.name, anchor: presenter.anchor({ url: openDataLicence.url, openInNewTab: true }) },
    updated: updated === null ? null : presentDate(updated, locale),
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
  { records, casinos }: RecordCounts,
  methods: readonly RatingMethod[],
  { locale, microcopy }: BlockContext,
): OpenDataFile[] {
  const counted = microcopy.open_data_records_of
    .replace('{records}', formatNumber(records, locale))
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

function lastChange({ lastDay }: RecordCounts, methods: readonly RatingMethod[], today: string): string | null {
  const days = [lastDay, ...methods.map(({ day }) => day).filter((day) => day <= today)].filter((day) => day !== null);
  return days.toSorted().at(-1) ?? null;
}
