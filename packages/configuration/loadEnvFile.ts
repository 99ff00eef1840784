import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Adds what `.env` in the folder says to the environment, which goes first. Without such a file nothing happens. */
export function loadEnvFile(folder: string): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
