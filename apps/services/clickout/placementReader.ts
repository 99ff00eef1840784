import { dayInMarket } from '@lupa/domain/market.ts';
import { isCurrentDay, readPlacement } from '@lupa/contracts/placement.server.ts';
import { expiryMoment } from '@lupa/domain/schedule.ts';
import { LRUCache } from 'lru-cache';
import { noPlacement, placementColumns, type PlacementColumns } from './clickRow.ts';

/** `doubt` is why the placement is not believed, as `bot_reason` says it; null: it is. */
type PlacedClick = { columns: PlacementColumns; doubt: string | null };

export type PlacementReader = (signed: string | undefined, link: { partnerSlug: string; afflinkProxy: string }, now: number) => PlacedClick;

const longestRemembered = 1000;
const doubtful = (doubt: string): PlacedClick => ({ columns: noPlacement, doubt });
const missing = doubtful('no placement');
const outdated = doubtful('placement outdated');
const refused = doubtful('placement refused');

/** Pages are cached, so the same signed placement comes many times: it is verified once. Forged ones are remembered as such. */
export function createPlacementReader(secret: string): PlacementReader {
  const dayAt = createDayReader();
  const verify = (key: string) => {
    const [partnerSlug = '', afflinkProxy = '', ...signed] = key.split('\n');
    const reading = readPlacement(signed.join('\n'), { partnerSlug, afflinkProxy }, secret);
    if (reading.kind !== 'signed') return { click: reading.kind === 'outdated' ? outdated : refused, day: null };
    return { click: { columns: placementColumns(reading.placement), doubt: null }, day: reading.day };
  };
  const remembered = new LRUCache({ max: 5000, memoMethod: verify });
  return (signed, { partnerSlug, afflinkProxy }, now) => {
    if (signed === undefined || signed === '') return missing;
    const key = `${partnerSlug}\n${afflinkProxy}\n${signed}`;
    const { click, day } = key.length > longestRemembered ? verify(key) : remembered.memo(key);
    return day === null || isCurrentDay(day, dayAt(now)) ? click : outdated;
  };
}

function createDayReader(): (now: number) => string {
  let known = { day: '', start: 0, end: 0 };
  return (now) => {
    if (now < known.start || now >= known.end) {
      const day = dayInMarket(new Date(now));
      known = { day, start: now, end: expiryMoment(day)?.getTime() ?? now };
    }
    return known.day;
  };
}
