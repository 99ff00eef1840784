import { resolve } from 'node:path';

const checkout = resolve(import.meta.dirname, '../..');

/** DATA_DIR as a path that does not depend on where the process was started. */
export const resolveDataDirectory = (given: string): string => resolve(checkout, given);
