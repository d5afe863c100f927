import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { secondsInHour } from 'date-fns/constants';
import type { S3Settings } from '../../../core/config/file-settings.ts';
import type { RecordingStore } from './recording-store.ts';

/** Longer than somebody watches a lesson with a pause. */
const WATCHED_SECONDS = 4 * secondsInHour;

/** Browsers get recordings from the store itself: they are too large to come through the platform. */
export function s3Recordings(settings: S3Settings): RecordingStore {
  const { bucket: Bucket, endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = settings;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({
    region,
    forcePathStyle,
    credentials,
    ...(endpoint && { endpoint }),
    // As for files: not every store knows checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    urlOf(key) {
      const shown = { ResponseContentType: 'video/mp4', ResponseContentDisposition: 'inline' };
      const command = new GetObjectCommand({ Bucket, Key: key, ...shown });
      return getSignedUrl(client, command, { expiresIn: WATCHED_SECONDS });
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    close: async () => client.destroy(),
  };
}
