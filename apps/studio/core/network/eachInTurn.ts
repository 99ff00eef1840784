import { setTimeout as wait } from 'node:timers/promises';

const atOnce = 4;

/** Works off items: those of one key one after the other, with so many milliseconds between two, and a few keys at a time. */
export async function eachInTurn<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  pause: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rows = [...Map.groupBy(items, keyOf).values()];
  const workOff = async () => {
    for (let row = rows.shift(); row; row = rows.shift())
      for (const [index, item] of row.entries()) {
        if (index > 0 && pause > 0) await wait(pause);
        await work(item);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
}

export const hostOf = (address: string): string => URL.parse(address)?.hostname ?? '';
