import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { republish } from '../core/publish/republish.ts';

// Payload keeps its connections, and with them the process, until it is told to end.
try {
  const { documents, changed, refused } = await republish(await getPayload({ config }));
  process.stdout.write(`${documents} public documents; ${changed} cache tags changed.\n`);
  for (const { source, message } of refused) process.stderr.write(`${source} is as it was: ${message}\n`);
  process.exit(refused.length > 0 ? 1 : 0);
} catch (error) {
  process.stderr.write(
    `It ended before everything was republished; run it again: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
