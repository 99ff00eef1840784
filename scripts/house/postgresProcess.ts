// The embedded Postgres, as a process of its own: it is the first part to start and the last one to stop.
import { startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { z } from 'zod';

const env = parseEnvOrExit({
  POSTGRES_DIR: z.string().describe('the folder of the embedded database'),
  POSTGRES_PORT: envFields.port(0),
  POSTGRES_PASSWORD: z.string().describe('the password of the embedded database'),
});

const server = await startEmbeddedPostgres({
  directory: env.POSTGRES_DIR,
  port: env.POSTGRES_PORT,
  password: env.POSTGRES_PASSWORD,
  isInitialised: true,
  onLog: (message) => process.stderr.write(message),
});

const stop = () => {
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.('ready');
