import { type KeptLinkFacts, mayBeLinked } from '@lupa/contracts/linkFacts.ts';
import type { Snapshot } from '@lupa/server/snapshot.ts';
import { LRUCache } from 'lru-cache';

type State = KeptLinkFacts[number][1];
/** Of which casino, as visitors of which territory see it; null: of the market itself. */
type Casino = { slug: string; territory: string | null };

const maximumStates = 10_000;
const maximumCharacters = 4096;

/** What decides about links, apart from caches: it ends with no tag, and with a snapshot outlasts the process. Unknown: not linked. */
export class LinkStates {
  readonly #states = new LRUCache<string, State>({ max: maximumStates });
  readonly #snapshot: Snapshot<KeptLinkFacts> | undefined;

  constructor(snapshot?: Snapshot<KeptLinkFacts>) {
    this.#snapshot = snapshot;
  }

  async open(): Promise<void> {
    for (const [key, state] of (await this.#snapshot?.read()) ?? []) if (!this.#states.has(key)) this.#states.set(key, state);
  }

  read(casino: Casino): State | undefined {
    return this.#states.get(keyOf(casino));
  }

  /** Notes what an answer says of a casino; null: it does not know it. True where that changes whether it may be linked. */
  record(casino: Casino, said: State | null): boolean {
    const key = keyOf(casino);
    const before = this.#states.get(key);
    const { activePartner, recommendedPartner, urlOffer } = said ?? {};
    const state = said === null ? undefined : ({ activePartner, recommendedPartner, urlOffer } as State);
    const [old = '', text = ''] = [before, state].map((each) => JSON.stringify(each));
    if (text === old) return false;
    if (state === undefined || text.length + key.length > maximumCharacters) this.#states.delete(key);
    else this.#states.set(key, state);
    this.#snapshot?.keep([...this.#states.entries()]);
    return before !== undefined && mayBeLinked(before) !== (state !== undefined && mayBeLinked(state));
  }

  async close(): Promise<void> {
    await this.#snapshot?.close();
  }
}

const keyOf = ({ slug, territory }: Casino): string => `${territory ?? ''} ${slug}`;
