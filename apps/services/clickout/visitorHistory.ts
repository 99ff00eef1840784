type Recollection = 'new' | 'repeat' | 'many agents';

export type Visit = {
  addressKey: string;
  visitorKey: string;
  offer: string;
};

export type VisitorHistory = { recall: (visit: Visit, elapsed: number) => Recollection };

export type VisitorHistoryOptions = {
  /** Different user agents of one address within an hour that are believed to be people. */
  agentsPerHour: number;
  onManyAgents?: () => void;
};

/** Within so many milliseconds after a click that counts, the same visitor's clicks on the same offer are repeats. */
export const repeatWindow = 30 * 60_000;
const agentWindow = 60 * 60_000;
const maximumClicks = 50_000;
const maximumAddresses = 20_000;

/** Remembers hashes of clicks in this process for a while. When there are too many, the older half is forgotten. */
export function createVisitorHistory({ agentsPerHour, onManyAgents }: VisitorHistoryOptions): VisitorHistory {
  const clicks = createRecentMap<true>(repeatWindow, maximumClicks);
  const addresses = createRecentMap<Set<string>>(agentWindow, maximumAddresses);

  function isWithinLimit({ addressKey, visitorKey }: Visit, elapsed: number): boolean {
    const agents = addresses.get(addressKey, elapsed);
    if (agents === undefined) addresses.set(addressKey, new Set([visitorKey]), elapsed);
    if (agents === undefined || agents.has(visitorKey)) return true;
    if (agents.size < agentsPerHour) agents.add(visitorKey);
    else onManyAgents?.();
    return agents.has(visitorKey);
  }

  return {
    recall: (visit, elapsed) => {
      if (!isWithinLimit(visit, elapsed)) return 'many agents';
      const click = `${visit.visitorKey} ${visit.offer}`;
      if (clicks.get(click, elapsed)) return 'repeat';
      clicks.set(click, true, elapsed);
      return 'new';
    },
  };
}

/** The older half is thrown away whole: a Map whose first entries are taken one by one takes ever longer to find its first. */
function createRecentMap<Value>(window: number, limit: number) {
  type Entries = Map<string, { value: Value; until: number }>;
  let [recent, older]: [Entries, Entries] = [new Map(), new Map()];
  let begunAt = 0;
  return {
    get: (key: string, elapsed: number): Value | undefined => {
      const entry = recent.get(key) ?? older.get(key);
      return entry !== undefined && entry.until > elapsed ? entry.value : undefined;
    },
    set: (key: string, value: Value, elapsed: number): void => {
      if (recent.size >= limit / 2 || elapsed - begunAt >= window) {
        [recent, older] = [new Map(), recent];
        begunAt = elapsed;
      }
      recent.set(key, { value, until: elapsed + window });
    },
  };
}
