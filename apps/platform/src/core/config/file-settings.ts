import type { Settings } from './environment.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Absent: Amazon's own of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket stands in the path and not in the host's name. */
  readonly forcePathStyle: boolean;
}

export interface FileSettings {
  /** Where readers get files. */
  readonly origin: string;
  /** Where a browser sends their bytes. */
  readonly uploadOrigin: string;
  /** Of the disk, without which no file is taken any more: the database and the log have to go on (2.7). */
  readonly leastFreeShare: number;
  /** Absent: files stand below the data folder. */
  readonly s3: S3Settings | undefined;
}

const LEAST_FREE_SHARE = 0.05;

/** Some but not all of what a store of its own needs. */
export function isHalfAStore({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Settings): boolean {
  const given = [S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter(Boolean);
  return given.length === 1 || given.length === 2;
}

/** Where files are kept, sent to and read from. */
export function filesOf(env: Settings, own: string): FileSettings {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const origin = env.FILES_ORIGIN ?? own;
  if (!bucket || !accessKeyId || !secretAccessKey)
    return { origin, uploadOrigin: own, leastFreeShare: LEAST_FREE_SHARE, s3: undefined };
  // Most servers of others know the bucket in the path only.
  const forcePathStyle = env.S3_FORCE_PATH_STYLE ?? endpoint !== undefined;
  const host = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (!forcePathStyle) host.host = `${bucket}.${host.host}`;
  return {
    origin,
    uploadOrigin: host.origin,
    leastFreeShare: LEAST_FREE_SHARE,
    s3: { bucket, endpoint, region, accessKeyId, secretAccessKey, forcePathStyle },
  };
}
