import type { S3Settings } from '../../../core/config/file-settings.ts';
import type { RecordingStore } from './recording-store.ts';

/** In the S3 store of the platform's files. */
export function openRecordingStore(settings: S3Settings): RecordingStore {
  let loading: Promise<RecordingStore> | undefined;
  // Its library is large, and most processes are never asked for a recording.
  const store = () => (loading ??= import('./s3-recordings.ts').then((file) => file.s3Recordings(settings)));
  return {
    urlOf: async (key) => (await store()).urlOf(key),
    remove: async (key) => (await store()).remove(key),
    close: async () => (await loading)?.close(),
  };
}
