import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { republish } from '../publish/republish.ts';

// Payload keeps its connections, and with them the process, until it is told to end.
try {
  const { documents, changed } = await republish(await getPayload({ config }));
  process.stdout.write(`${documents} public documents; ${changed} cache tags changed.\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`Nothing was republished: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
