import type { z } from 'zod';
import { parts, type Part, type Variable } from './variable.ts';
import { addressVariables, listeningVariables } from './variables/addresses.ts';
import { cdnVariables } from './variables/cdn.ts';
import { marketVariables } from './variables/market.ts';
import { secretVariables } from './variables/secrets.ts';
import { linkVariables, mailVariables, runnerVariables, serviceVariables } from './variables/services.ts';
import { siteVariables } from './variables/site.ts';
import { storageVariables } from './variables/storage.ts';
import { traceVariables } from './variables/traces.ts';

export const variables = {
  ...marketVariables,
  ...storageVariables,
  ...listeningVariables,
  ...addressVariables,
  ...secretVariables,
  ...mailVariables,
  ...linkVariables,
  ...siteVariables,
  ...cdnVariables,
  ...serviceVariables,
  ...traceVariables,
  ...runnerVariables,
};
export type VariableName = keyof typeof variables;

export const sections: readonly { title: string; note?: string; variables: Record<string, Variable> }[] = [
  {
    title: 'The market',
    note: 'The defaults are those of Chile (docs/how-to/start-a-site-for-another-country.md).',
    variables: marketVariables,
  },
  { title: 'Where things are kept', variables: storageVariables },
  { title: 'What listens where', variables: listeningVariables },
  { title: 'How the parts find each other', variables: addressVariables },
  {
    title: 'Secrets',
    note: 'Made on the first start of `npm start` and kept in DATA_DIR/secrets.json. Set them when several machines have to share them.',
    variables: secretVariables,
  },
  { title: 'Mail', variables: mailVariables },
  { title: 'Links of offers', variables: linkVariables },
  { title: 'The site', variables: siteVariables },
  { title: 'A CDN in front of the site', variables: cdnVariables },
  { title: 'The services', variables: serviceVariables },
  { title: 'Traces', variables: traceVariables },
  { title: 'The runner and the tests', variables: runnerVariables },
];

type SchemaIn<Of extends Variable, Reader extends Part> = Of extends { in: { [Name in Reader]: infer Own extends z.ZodType } }
  ? Own
  : Of['schema'];

type NamesOf<Reader extends Part> = {
  [Name in VariableName]: Reader extends (typeof variables)[Name]['parts'][number] ? Name : never;
}[VariableName];

export type ShapeOf<Reader extends Part> = { [Name in NamesOf<Reader>]: SchemaIn<(typeof variables)[Name], Reader> };

export const schemaOf = (given: Variable, part: Part): z.ZodType => given.in?.[part] ?? given.schema;

export function shapeOf<Reader extends Part>(part: Reader): ShapeOf<Reader> {
  const own = Object.entries<Variable>(variables).filter(([, { parts }]) => parts.includes(part));
  return Object.fromEntries(own.map(([name, given]) => [name, schemaOf(given, part)])) as ShapeOf<Reader>;
}

export const secretNames: readonly string[] = Object.entries<Variable>(variables).flatMap(([name, given]) =>
  given.isSecret ? [name] : [],
);

/** The roles that a container may have (scripts/role.mjs). */
export const containerRoles = ['prepare', ...parts.filter((part) => !['services', 'runner', 'tests'].includes(part))];

/** Those whose variables a role of scripts/role.mjs reads. @throws Error when there is no such role */
export function readersOf(role: string): Part[] {
  if (['prepare', 'backup'].includes(role)) return ['runner'];
  const own = parts.find((part) => part === role);
  if (!own) throw new Error(`There is no part ${role}.`);
  return ['site', 'studio', 'freeplay'].includes(own) ? [own] : ['services', own];
}
