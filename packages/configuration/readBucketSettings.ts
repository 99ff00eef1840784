import { EnvError } from './parseEnv.ts';
import type { Configuration } from './readConfiguration.ts';

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
