import { createThrowawayDatabase } from '@lupa/database/embedded.ts';
import { inject } from 'vitest';

/** A database of its own for one test file: migrated with delivery, arcade and clicks unless `isEmpty`. */
export function createTestDatabase({ isEmpty = false } = {}): Promise<{ url: string; drop: () => Promise<void> }> {
  return createThrowawayDatabase(inject('postgresUrl'), isEmpty ? undefined : 'lupa_template');
}
