import type { z } from 'zod';
import { EnvError, parseEnv, type Source } from './parseEnv.ts';
import type { Part } from './variable.ts';
import { shapeOf, variables, type ShapeOf, type VariableName } from './variables.ts';

export type Configuration<Reader extends Part> = z.output<z.ZodObject<ShapeOf<Reader>>>;

/** Reads what a part is told, once, at its start. @throws EnvError */
export function readConfiguration<Reader extends Part>(part: Reader, source: Source = process.env): Configuration<Reader> {
  return parseEnv<ShapeOf<Reader>>(shapeOf(part), source);
}

export function readConfigurationOrExit<Reader extends Part>(part: Reader, source: Source = process.env): Configuration<Reader> {
  return orExit(() => readConfiguration(part, source));
}

export function readVariablesOrExit<const Name extends VariableName>(names: readonly Name[]): VariablesOf<Name> {
  const shape = Object.fromEntries(names.map((name) => [name, variables[name].schema])) as ShapeOfNames<Name>;
  return orExit(() => parseEnv<ShapeOfNames<Name>>(shape));
}

type ShapeOfNames<Name extends VariableName> = { [Key in Name]: (typeof variables)[Key]['schema'] };
type VariablesOf<Name extends VariableName> = z.output<z.ZodObject<ShapeOfNames<Name>>>;

/** What `read` gives; an EnvError ends the process with its message and EX_CONFIG. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

type BucketVariables = Pick<
  Configuration<'images'>,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_FORCE_PATH_STYLE'
>;

/** Where media and artwork are when they are in a bucket; null: in DATA_DIR. @throws EnvError when only some of it is set */
export function readBucketSettings(values: BucketVariables) {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = values;
  if (S3_BUCKET !== undefined && S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined)
    return {
      name: S3_BUCKET,
      region: S3_REGION,
      endpoint: S3_ENDPOINT,
      forcePathStyle: S3_FORCE_PATH_STYLE === undefined ? S3_ENDPOINT !== undefined : S3_FORCE_PATH_STYLE === 'on',
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const isSet = ([, value]: [string, string | undefined]) => value !== undefined;
  const [given] = Object.entries({ ...needed, S3_ENDPOINT, S3_FORCE_PATH_STYLE }).find(isSet) ?? [];
  if (given === undefined) return null;
  const missing = Object.entries(needed).flatMap((entry) => (isSet(entry) ? [] : [entry[0]]));
  throw new EnvError(
    `${given} is set without ${missing.join(' and ')}; media are kept in a bucket with all of them, or with none in DATA_DIR.`,
  );
}
