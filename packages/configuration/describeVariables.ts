import ports from './ports.json' with { type: 'json' };
import { describeSchema, EnvError, type Source } from './parseEnv.ts';
import { readBucketSettings, readConfiguration } from './readConfiguration.ts';
import { parts, type Part, type Variable } from './variable.ts';
import { secretVariables } from './variables/secrets.ts';
import { readersOf, schemaOf, secretNames, sections, shapeOf } from './variables.ts';

export type Description = {
  name: string;
  section: string;
  parts: readonly Part[];
  /** Ends the sentence "it should be …". */
  type: string;
  default: string | null;
  defaults: Partial<Record<Part, string>>;
  example: string | null;
  isRequired: boolean;
  isSecret: boolean;
  about: string;
};

export function describeVariables(part?: Part): Description[] {
  const described = sections.flatMap(({ title, variables: own }) =>
    Object.entries(own).map(([name, given]) => describe(name, title, given)),
  );
  return part === undefined ? described : described.filter((description) => description.parts.includes(part));
}

function describe(name: string, section: string, given: Variable): Description {
  const own = Object.fromEntries(
    parts.flatMap((part) => {
      const text = given.in?.[part] === undefined ? null : defaultOf(schemaOf(given, part));
      return text === null ? [] : [[part, text]];
    }),
  );
  return {
    name,
    section,
    parts: given.parts,
    type: describeSchema(given.schema) ?? '',
    default: defaultOf(given.schema),
    defaults: own,
    example: given.example ?? null,
    isRequired: !given.schema.safeParse(undefined).success,
    isSecret: given.isSecret === true,
    about: given.about,
  };
}

function defaultOf(schema: Variable['schema']): string | null {
  const result = schema.safeParse(undefined);
  if (!result.success || result.data === undefined || result.data === '') return null;
  if (Array.isArray(result.data)) return result.data.length === 0 ? null : result.data.join(',');
  return typeof result.data === 'string' || typeof result.data === 'number' ? String(result.data) : null;
}

const width = 116;

export function formatEnvExample(): string {
  const head = wrap(
    'Every variable that Lupa reads, with its default or an example. Nothing has to be set to try it: `npm start` works on an empty machine. Copy this file to .env and uncomment what you want to change. A wrong value stops the start with one line that names it. Secrets may be in files instead: PAYLOAD_SECRET_FILE=/run/secrets/payload. Written by `npm run config -- --example`.',
  );
  const described = describeVariables();
  const rooms = sections.map(({ title, note }) => [
    `# --- ${title} ${'-'.repeat(Math.max(3, width - title.length - 5))}`,
    ...(note === undefined ? [] : wrap(note)),
    '',
    ...described.filter(({ section }) => section === title).flatMap(formatVariable),
  ]);
  return `${[...head, '', ...rooms.flat()].join('\n').trim()}\n`;
}

function formatVariable({ name, about, defaults, default: own, example }: Description): string[] {
  return [...wrap(about), `# ${name}=${defaults.runner ?? own ?? example ?? ''}`, ''];
}

/** What `prepare.sh` makes a file of, and what the image and compose.yaml fix. */
const ownOfContainers = new Set([
  ...secretNames.filter((name) => name in secretVariables || name.endsWith('DATABASE_URL')),
  'LISTEN_URL',
  ...Object.keys(ports),
  'DATA_DIR',
  'HOST',
  'METRICS_HOST',
  'METRICS_PORT',
  'SERVICES',
]);

/** `deploy/compose/variables.yaml`: what may be in `.env` for each role, and nothing that it does not read. */
export function formatComposeVariables(roles: readonly string[]): string {
  const services = roles.flatMap((role) => {
    const read = readersOf(role).flatMap((reader) => Object.keys(shapeOf(reader)));
    const given = [...new Set(read)].filter((name) => !ownOfContainers.has(name)).toSorted();
    return [`  ${role}:`, '    environment:', ...given.map((name) => `      ${name}: \${${name}:-}`)];
  });
  return ['# Written by `npm run config -- --compose`.', 'services:', ...services, ''].join('\n');
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}

/** The first thing that is wrong with what a part would be told, as its start would say it; null where it would start. */
export function findConfigurationFault(part: Part, source: Source): string | null {
  try {
    const values = readConfiguration(part, source);
    if ('S3_REGION' in values) readBucketSettings(values);
    return null;
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
}
