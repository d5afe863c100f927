import { millisecondsInDay } from 'date-fns/constants';
import { createStore, delMany, get, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import type { FileRef } from '@portal/domain/assets/file';
import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import type { Remote } from './sending.ts';

/** What of an upload outlives the page. */
export interface StoredUpload {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly lastModified: number;
  readonly location: UploadLocation;
  readonly addedAt: number;
  readonly remote: Remote | null;
  readonly sha256: string | undefined;
  readonly isDuplicateSettled: boolean;
  readonly isPaused: boolean;
  readonly sentBytes: number;
  /** It has arrived, but no field has taken it yet. */
  readonly file: FileRef | undefined;
}

/** Whose upload it is, and for which field. */
export interface Place {
  readonly userId: string;
  readonly name: string;
}

/** Stores unfinished uploads, and their bytes where the browser can. Nothing it does ever fails the upload itself. */
export interface UploadStore {
  save(place: Place, upload: StoredUpload): Promise<void>;
  saveBytes(place: Place, id: string, file: File): Promise<void>;
  remove(place: Place, id: string): Promise<void>;
  removeUser(userId: string): Promise<void>;
  list(place: Place): Promise<{ upload: StoredUpload; file: File | null }[]>;
}

const KEPT_MS = 14 * millisecondsInDay;
/** The browser copies what it keeps: a film of two gigabytes is rather picked again. */
const MOST_BYTES = 500 * 1024 * 1024;

const ofUser = (userId: string) => `${encodeURIComponent(userId)}:`;
const at = ({ userId, name }: Place) => `${ofUser(userId)}${encodeURIComponent(name)}:`;
const bytesKey = (key: string) => `bytes ${key}`;

/** Storage may be denied, full or taken away at any moment. */
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** The store in the browser's database. */
export function browserUploadStore(now: () => number = Date.now): UploadStore {
  let opened: UseStore | undefined;
  const database = () => (opened ??= createStore('portal-uploads', 'uploads'));

  async function keysFrom(prefix: string): Promise<string[]> {
    return (await keys<string>(database())).filter((key) => key.startsWith(prefix));
  }

  async function drop(found: readonly string[]): Promise<void> {
    await delMany([...found, ...found.map(bytesKey)], database());
  }

  async function fileOf(key: string, { name, type, lastModified, size }: StoredUpload): Promise<File | null> {
    const bytes = await attempt(() => get<Blob>(bytesKey(key), database()), undefined);
    return bytes?.size === size ? new File([bytes], name, { type, lastModified }) : null;
  }

  return {
    save: (place, upload) => attempt(() => setMany([[at(place) + upload.id, upload]], database()), undefined),
    async saveBytes(place, id, file) {
      if (file.size <= MOST_BYTES)
        await attempt(() => setMany([[bytesKey(at(place) + id), file]], database()), undefined);
    },
    remove: (place, id) => attempt(() => drop([at(place) + id]), undefined),
    removeUser: (userId) => attempt(async () => drop(await keysFrom(ofUser(userId))), undefined),
    list: (place) =>
      attempt(async () => {
        const found = await keysFrom(at(place));
        const uploads = await getMany<StoredUpload>(found, database());
        const isOver = (upload: StoredUpload | undefined) => !upload || upload.addedAt < now() - KEPT_MS;
        await drop(found.filter((_key, index) => isOver(uploads[index])));
        const live = found.flatMap((key, index) => (isOver(uploads[index]) ? [] : [{ key, upload: uploads[index]! }]));
        const read = live.map(async ({ key, upload }) => ({ upload, file: await fileOf(key, upload) }));
        return (await Promise.all(read)).sort((one, two) => one.upload.addedAt - two.upload.addedAt);
      }, []),
  };
}
