import { z } from 'zod';
import { orDefault } from './generous.ts';
import { bareThing, isObject, readChoice, readFigureOf, readMoment, readSource, readText, readYes } from './plainValues.ts';

/* Values as services write them, read in one way for every field (docs/bring-your-own-services.md). */

/** What a reader of `plainValues.ts` makes of a value. */
function readBy<Value>(read: (value: unknown) => Value | undefined, expected: string) {
  return z
    .union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.unknown())], `expected ${expected}`)
    .transform((value, context): Value => {
      const known = read(value);
      if (known !== undefined) return known;
      context.addIssue({ code: 'custom', message: `expected ${expected}` });
      return z.NEVER;
    });
}

type TextSchema = ReturnType<typeof readBy<string>>;
const someOf = (schema: TextSchema) => schema.pipe(z.string().min(1));
const orNull = (schema: TextSchema) => schema.nullish().transform((value) => value || null);

export const text = readBy(readText, 'a text');

/** Text that takes '-' when missing or empty, as requirement 3.29 asks for partners and game extras. */
export const textOrDash = text.nullish().transform((value) => value || '-');

export const textOrEmpty = orDefault(text, '');

export const textOrNull = orNull(text);

/** A text that must be there. */
export const someText = someOf(text);

/** A text that is compared, not read: a type, a code, a key. */
export const choice = readBy(readChoice, 'a text or an object with a value');
export const someChoice = someOf(choice);
export const choiceOrEmpty = orDefault(choice, '');
export const choiceOrNull = orNull(choice);
export const idText = someOf(choice);

/** A reference by one field: an object with it or with an `id`, or its value alone. */
export function referenceBy<Name extends string>(name: Name) {
  return z.unknown().transform((sent, context): Record<Name, string> => {
    const thing = isObject(sent) ? bareThing(sent, [name]) : {};
    const own = thing[name] ?? thing['id'];
    const { success, data } = someChoice.safeParse(own ?? sent);
    if (!success) context.addIssue({ code: 'custom', message: `expected ${name}` });
    return { [name]: data ?? '' } as Record<Name, string>;
  });
}

/** The source of an image: a path, an address or a hash. */
export const someSource = someOf(readBy(readSource, 'an image'));
export const sourceOrNull = orNull(readBy(readSource, 'an image'));

/** A day or a moment in ISO 8601; a text that is neither stands as it is. */
export const moment = readBy(readMoment, 'a date');
export const momentOrNull = orNull(moment);

export const yesOrNo = readBy(readYes, 'yes or no');
export const trueOrFalse = orDefault(yesOrNo, false);

/** A number, also when it was sent as text (`9,2`, `30x`, `$300.000`); null when missing or not a number. */
export const numberOrNull = readBy((value) => readFigureOf(value), 'a number')
  .nullish()
  .transform((value) => value ?? null);

/** A number of few, as a rating is: `8.999` is not thousands. */
export const scoreOrNull = readBy((value) => readFigureOf(value, true), 'a number')
  .nullish()
  .transform((value) => value ?? null);
export const score = scoreOrNull.pipe(z.number());

/** A number that must be there. */
export const number = numberOrNull.pipe(z.number());
