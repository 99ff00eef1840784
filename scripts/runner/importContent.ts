// `npm run import:content -- file.ndjson [--dry-run]`: content into the studio, with its rules, also while the product is up.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runAsOwner } from './withDatabase.ts';

const parameters = process.argv.slice(3).map((parameter) => (existsSync(parameter) ? resolve(parameter) : parameter));
await runAsOwner('apps/studio', 'scripts/importContent.ts', parameters);
