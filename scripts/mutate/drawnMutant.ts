import type { Mutant } from './mutantsOf.ts';

/** `area`: the folder that it was drawn for. `text`: its line as it is, without the space around it. */
export type DrawnMutant = Mutant & { area: string; file: string; line: number; text: string };

/** `seenBy`: the test file that failed, `timeout`, or null where none did. */
export type Outcome = { seenBy: string | null };
