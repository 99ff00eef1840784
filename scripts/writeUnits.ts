// What the units of one machine are told, made from /etc/lupa/common.env and /etc/lupa/secrets.env by the register of variables:
// `node scripts/writeUnits.ts --root / site studio …` writes, for each part, /etc/lupa/parts/<part>.env and the socket that systemd keeps for it, and where
// Prometheus finds the metrics. With ALERT_MAIL, what Alertmanager needs to send its mails.
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { findConfigurationFault } from '@lupa/configuration/describeVariables.ts';
import { readersOf, secretNames, shapeOf } from '@lupa/configuration/variables.ts';
import ports from '../packages/configuration/ports.json' with { type: 'json' };

const firstMetricsPort = 9464;
/** Next opens its port by itself. */
const withoutSocket = ['studio'];

const { values, positionals: roles } = parseArgs({ allowPositionals: true, options: { root: { type: 'string', default: '/' } } });
const etc = join(values.root, 'etc');
const common = readEnv('common.env');
const secrets = readEnv('secrets.env');
const told = new Map(roles.map((role, index) => [role, environmentOf(role, firstMetricsPort + index)]));
const faults = [...told].flatMap(([role, own]) => readersOf(role).map((reader) => findFault(role, reader, own)));
const found = faults.filter((fault) => fault !== null);
if (found.length > 0) {
  process.stderr.write(`${found.join('\n')}\n`);
  process.exit(1);
}
// A part that does not run here any more leaves nothing behind.
rmSync(join(etc, 'lupa/parts'), { recursive: true, force: true });
for (const [role, own] of told) {
  write(`lupa/parts/${role}.env`, formatEnv(own), 0o600);
  if (!withoutSocket.includes(role)) write(`systemd/system/lupa@${role}.socket`, formatSocket(role), 0o644);
}
const targets = roles.map((_role, index) => `127.0.0.1:${firstMetricsPort + index}`);
write('lupa/prometheus-targets.json', `${JSON.stringify([{ targets }], null, 2)}\n`, 0o644);
const alerting = formatAlertmanager();
if (alerting !== null) write('lupa/alertmanager.yml', alerting, 0o640);

function readEnv(name: string): Record<string, string> {
  return parseEnv(readFileSync(join(etc, 'lupa', name), 'utf8')) as Record<string, string>;
}

/** The secrets that it reads and no other, its own way into the database, and its port of metrics. */
function environmentOf(role: string, metricsPort: number): Record<string, string> {
  const read = readersOf(role).flatMap((reader) => Object.keys(shapeOf(reader)));
  const own = secretNames.flatMap((name) => [name, `${name}_FILE`]).filter((name) => read.includes(name.replace(/_FILE$/, '')));
  const user = ['clickout', 'studio'].includes(role) ? role.toUpperCase() : 'SERVICES';
  const databaseUrl = secrets[`${user}_DATABASE_URL`] ?? secrets['DATABASE_URL'];
  return Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(own.map((name) => [name, secrets[name]])),
      DATABASE_URL: read.includes('DATABASE_URL') ? databaseUrl : undefined,
      METRICS_PORT: String(metricsPort),
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function findFault(role: string, reader: Parameters<typeof findConfigurationFault>[0], own: Record<string, string>): string | null {
  const fault = findConfigurationFault(reader, {
    ...common,
    ...own,
    DATA_DIR: '/var/lib/lupa',
    ...(reader === 'services' && { SERVICES: role }),
  });
  return fault === null ? null : `${role}: ${fault}`;
}

function formatSocket(role: string): string {
  const variable = `${role.toUpperCase()}_PORT`;
  const port = common[variable] ?? (ports as Record<string, number>)[variable];
  return `[Unit]
Description=Lupa ${role}, its port: connections wait here while the part is replaced
PartOf=lupa.target

[Socket]
ListenStream=${common['HOST'] ?? '127.0.0.1'}:${port}
FileDescriptorName=${port}

[Install]
WantedBy=lupa.target
`;
}

/** JSON is YAML. @returns null without ALERT_MAIL and SMTP_URL */
function formatAlertmanager(): string | null {
  const server = secrets['SMTP_URL'] ?? common['SMTP_URL'];
  if (common['ALERT_MAIL'] === undefined || server === undefined) return null;
  const { protocol, hostname, port, username, password } = new URL(server);
  const isWrapped = protocol === 'smtps:';
  const login = username === '' ? {} : { auth_username: decodeURIComponent(username), auth_password: decodeURIComponent(password) };
  const email = {
    to: common['ALERT_MAIL'],
    from: common['MAIL_FROM'] ?? common['ALERT_MAIL'],
    smarthost: `${hostname}:${port === '' ? (isWrapped ? 465 : 587) : port}`,
    require_tls: username !== '',
    send_resolved: true,
    ...login,
  };
  const route = { receiver: 'mail', group_by: ['alertname'], group_wait: '30s', group_interval: '5m', repeat_interval: '4h' };
  return `${JSON.stringify({ route, receivers: [{ name: 'mail', email_configs: [email] }] }, null, 2)}\n`;
}

/** As systemd reads it (systemd.exec(5), EnvironmentFile). */
function formatEnv(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}="${value.replaceAll(/["\\]/g, String.raw`\$&`)}"\n`)
    .join('');
}

function write(path: string, text: string, mode: number): void {
  const file = join(etc, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text, { mode });
  chmodSync(file, mode);
}
