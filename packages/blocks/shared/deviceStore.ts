export type DeviceStoreOptions<Value> = {
  key: string;
  /** The event on `window` that tells of a change in this tab. */
  changed: string;
  /** Null: nothing was ever kept. Whatever else is there may be old, or made by hand. */
  parse: (text: string | null) => Value;
  /** Null: nothing is kept any more. */
  format: (value: Value) => string | null;
};

/** A value in the browser's storage, for all pages and tabs; where that is blocked or full it lasts as long as the page. Browser only. */
export function createDeviceStore<Value>({ key, changed, parse, format }: DeviceStoreOptions<Value>) {
  let last: { text: string | null; value: Value } | undefined;
  let unstored: string | null = null;

  function readText(): string | null {
    if (unstored !== null) return unstored;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** The same object until it changes. */
  function read(): Value {
    const text = readText();
    if (!last || last.text !== text) last = { text, value: parse(text) };
    return last.value;
  }

  function write(value: Value): void {
    const text = format(value);
    unstored = text;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      unstored = null;
    } catch {
      // Blocked or full.
    }
    dispatchEvent(new Event(changed));
    // Islands that show what is kept may not have started.
    dispatchEvent(new CustomEvent('lupa:kept', { detail: key }));
  }

  /** Calls `onChange` after every change, also one in another tab, and when the page comes back. Returns what ends it. */
  function watch(onChange: () => void): () => void {
    const watching = new AbortController();
    const { signal } = watching;
    addEventListener(changed, onChange, { signal });
    addEventListener('storage', (event) => (event.key === key || event.key === null) && onChange(), { signal });
    // A page in the browser's own cache hears nothing.
    addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal });
    return () => watching.abort();
  }

  return { read, write, watch };
}
