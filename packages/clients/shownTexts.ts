import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { type CacheTag, ownTag } from '@lupa/contracts/tags.ts';
import type { Collector } from './collector.ts';
import type { TagEpochs } from './tagEpochs.ts';

const textTag = (locale: ContentLocale, key: string): CacheTag => ownTag(`text:${locale}:${key}`);

/** Short texts as pages show them: a page ends when one that it shows is written anew, and not with all the others. */
export class ShownTexts {
  readonly #epochs: TagEpochs;
  readonly #known = new Map<ContentLocale, { texts: Microcopy; tags: Readonly<Record<string, CacheTag>> }>();

  constructor(epochs: TagEpochs) {
    this.#epochs = epochs;
  }

  /** The same texts, each of which records its tag when it is read. */
  show(locale: ContentLocale, texts: Microcopy, collector: Collector): Microcopy {
    const tags = this.#follow(locale, texts);
    return new Proxy(texts, {
      get: (target, key) => {
        const tag = typeof key === 'string' ? tags[key] : undefined;
        if (tag !== undefined) collector.tags.add(tag);
        return target[key as MicrocopyKey];
      },
    });
  }

  #follow(locale: ContentLocale, texts: Microcopy): Readonly<Record<string, CacheTag>> {
    const known = this.#known.get(locale);
    if (known?.texts === texts) return known.tags;
    const keys = Object.keys(texts) as MicrocopyKey[];
    const tags = known?.tags ?? Object.fromEntries(keys.map((key) => [key, textTag(locale, key)]));
    if (known) this.#epochs.invalidate(keys.filter((key) => texts[key] !== known.texts[key]).map((key) => textTag(locale, key)));
    this.#known.set(locale, { texts, tags });
    return tags;
  }
}
