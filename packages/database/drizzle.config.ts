import { join, relative } from 'node:path';
import { defineConfig } from 'drizzle-kit';

// From wherever it is called. drizzle-kit makes a CommonJS module of this file.
const pathOf = (name: string) => join(__dirname, name).replaceAll('\\', '/');

export default defineConfig({
  dialect: 'postgresql',
  schema: ['delivery.ts', 'arcade.ts', 'clicks.ts', 'conversions.ts', 'jackpots.ts', 'consents.ts', 'links.ts', 'errorReports.ts'].map(
    pathOf,
  ),
  // It puts a `./` before this one.
  out: relative(process.cwd(), pathOf('migrations')),
});
