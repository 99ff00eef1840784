import { migrateDatabase } from '@lupa/database/migrate.ts';
import { env } from '../env.ts';
import { migrateStudio } from './migrateStudio.ts';
import config from '../payload.config.ts';

// Payload keeps its connections, and with them the process, until it is told to end.
try {
  const until = process.env['STUDIO_MIGRATION'];
  if (until === undefined) await migrateDatabase(env.databaseUrl);
  await migrateStudio(env.databaseUrl, config, until);
  process.exit(0);
} catch (error) {
  process.stderr.write(
    `The studio's database could not be brought up to date: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
