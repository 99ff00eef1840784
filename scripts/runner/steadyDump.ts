/** A time as Postgres or JSON writes it, with its day, hour, minute and second. */
const moments = /\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(?:\+00|Z)/g;
/** As Payload gives them to rows of lists: the first eight digits are the second in which it was made. */
const objectIds = /\b[0-9a-f]{24}\b/g;

export type Stay = {
  /** Milliseconds since 1970, between which everything was written. */
  from: number;
  to: number;
  /** ISO 8601: what stands for every moment in between. */
  moment: string;
};

/**
 * Makes the text of rows the same each time that the same is written: moments of the writing become one, and identifiers that were made by chance are counted.
 * For tables of one dump, in the same order each time.
 */
export function createSteadier({ from, to, moment }: Stay): (text: string) => string {
  const counted = new Map<string, string>();
  const isWithin = (milliseconds: number) => milliseconds >= from - 1000 && milliseconds <= to + 1000;
  const [day, time] = moment.replace('Z', '').split('T');
  return (text) =>
    text
      .replace(objectIds, (id) => {
        if (!isWithin(Number.parseInt(id.slice(0, 8), 16) * 1000)) return id;
        const known = counted.get(id) ?? (counted.size + 1).toString(16).padStart(24, '0');
        counted.set(id, known);
        return known;
      })
      .replace(moments, (text) => {
        if (!isWithin(Date.parse(text.replace(' ', 'T').replace('+00', 'Z')))) return text;
        return `${day}${text[10]}${time}${text.endsWith('Z') ? '.000Z' : '+00'}`;
      });
}
