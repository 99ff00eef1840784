import { migrateDatabase } from '@lupa/database/migrate.ts';
import { env } from '../env.ts';
import { ensureStandardPresets } from '../presets/standardPresets.ts';
import { migrateStudio } from './migrateStudio.ts';
import config from '../payload.config.ts';

// Payload keeps its connections, and with them the process, until it is told to end.
try {
  const until = process.env['STUDIO_MIGRATION'];
  if (until === undefined) await migrateDatabase(env.databaseUrl);
  const payload = await migrateStudio(env.databaseUrl, config, until);
  if (until === undefined) await ensureStandardPresets(payload);
  process.exit(0);
} catch (error) {
  process.stderr.write(
    `The studio's database could not be brought up to date: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
