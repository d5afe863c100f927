import { endingOf, problemIn } from '../bytes/upload-errors.ts';
import type { Choice } from '../policy/check-files.ts';
import type { Upload } from '../policy/upload.ts';
import { claim } from './claim.ts';
import { createJobList } from './job-list.ts';
import { transfer } from './transfer.ts';
import { jobOf, storedOf, newJob, placeOf, type UploadField, type UploadJob, VISITOR } from './upload-job.ts';
import type { UploadServer } from './upload-server.ts';
import type { UploadStore } from './upload-store.ts';

const AT_ONCE = 3;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Sends the files of all fields of a page, three at a time; what is unfinished goes on after a reload. */
export function createUploadQueue({
  serverOf,
  uploadStore,
}: {
  serverOf: (field: UploadField) => UploadServer;
  uploadStore: UploadStore;
}) {
  const list = createJobList();

  function keep(job: UploadJob): void {
    const place = placeOf(job);
    if (place && list.has(job)) void uploadStore.save(place, storedOf(job));
  }

  function stop(job: UploadJob): void {
    job.stop?.abort();
    job.stop = null;
  }

  /** Ends the running try, if there is one, and says where the upload stands now. */
  function stand(job: UploadJob, change: Partial<Upload> & Pick<Upload, 'status'>): void {
    stop(job);
    list.show(job, change);
    keep(job);
    startNext();
  }

  /** Takes it out of this page; what is kept of it stays. */
  function leave(job: UploadJob): void {
    stop(job);
    job.release?.();
    list.remove(job);
    startNext();
  }

  /** Nothing of it stays in this browser. */
  function forget(job: UploadJob): void {
    const place = placeOf(job);
    if (place) void uploadStore.remove(place, job.view.id);
  }

  function forgetRemote(job: UploadJob): void {
    if (job.remote)
      serverOf(job.field)
        .remove(job.remote.id)
        .catch(() => undefined);
    job.remote = null;
  }

  function drop(job: UploadJob): void {
    leave(job);
    forget(job);
  }

  function refuse(job: UploadJob, failure: Upload['failure']): void {
    forget(job);
    forgetRemote(job);
    stand(job, { status: 'REFUSED', failure });
  }

  function startNext(): void {
    const jobs = list.all();
    const free = AT_ONCE - jobs.filter((job) => job.stop).length;
    const waiting = jobs.filter((job) => job.view.status === 'QUEUED' && !job.stop);
    for (const job of waiting.slice(0, Math.max(0, free))) void run(job);
  }

  async function run(job: UploadJob): Promise<void> {
    const { file, field, type } = job;
    if (!file) return;
    const own = new AbortController();
    job.stop = own;
    const isStill = () => job.stop === own;
    const show = (change: Partial<Upload>) => isStill() && list.show(job, change);
    show({ status: 'PREPARING', failure: undefined });
    try {
      const outcome = await transfer({
        file,
        facts: { name: file.name, size: file.size, type, location: field.location },
        server: serverOf(field),
        signal: own.signal,
        sha256: job.sha256,
        isDuplicateSettled: job.isDuplicateSettled,
        remote: () => job.remote,
        remember(remote) {
          job.remote = remote;
          keep(job);
        },
        onChecksum: (sha256) => void (job.sha256 = sha256),
        report: (sentBytes) => show({ status: 'SENDING', sentBytes }),
        onLost: () => show({ status: 'OFFLINE' }),
        onChecking: () => show({ status: 'CHECKING', sentBytes: file.size }),
      });
      if (!isStill()) return;
      if ('file' in outcome) stand(job, { status: 'DONE', file: outcome.file });
      else stand(job, { status: 'DUPLICATE', duplicate: outcome.duplicate });
    } catch (error) {
      if (!isStill()) return;
      const { status, failure } = endingOf(error, file.size, field.policy);
      if (status === 'REFUSED') refuse(job, failure);
      else stand(job, { status, failure });
    }
  }

  /** The addresses of what arrived before the reload are old; the file may be gone as well. */
  async function refresh(job: UploadJob, id: string): Promise<void> {
    try {
      job.view = { ...job.view, file: await serverOf(job.field).getFile(id) };
      list.show(job, { status: 'DONE' });
    } catch (error) {
      if (problemIn(error)?.status === 404) drop(job);
      else list.show(job, { status: 'DONE' });
    }
  }

  const act = (action: (job: UploadJob) => void) => (id: string) => {
    const job = list.find(id);
    if (job) action(job);
  };

  return {
    subscribe: list.subscribe,
    uploadsOf: list.uploadsOf,

    /** A field came on screen: what it left unfinished goes on. */
    async restore(field: UploadField): Promise<void> {
      if (!field.isKept || field.userId === null) return;
      for (const { upload, file } of await uploadStore.list({ userId: field.userId, name: field.name })) {
        const release = list.find(upload.id) ? null : await claim(upload.id);
        if (!release || list.find(upload.id)) continue;
        const job = jobOf(upload, file, field, release);
        list.add(job);
        if (upload.file) await refresh(job, upload.file.id);
      }
      startNext();
    },

    /** A file that is `PAUSED` is kept, and sent when it is resumed. */
    add(field: UploadField, choices: readonly Choice[], status: 'QUEUED' | 'PAUSED' = 'QUEUED'): void {
      for (const [at, { file, failure }] of choices.entries()) {
        const job = newJob(field, file, at, failure ? { status: 'REFUSED', failure } : { status });
        list.add(job);
        if (failure) continue;
        void claim(job.view.id).then((release) => (list.has(job) ? (job.release = release) : release?.()));
        keep(job);
        const place = placeOf(job);
        if (place) void uploadStore.saveBytes(place, job.view.id, file);
      }
      startNext();
    },
    pause: act((job) => stand(job, { status: 'PAUSED' })),
    /** Goes on after a pause, and tries again after a failure or while the connection is lost. */
    resume: act((job) => stand(job, { status: 'QUEUED' })),
    /** Ends an upload, or takes a refused file off the list. */
    cancel: act((job) => {
      forgetRemote(job);
      drop(job);
    }),
    /** The field has the offered file already. */
    refuseDuplicate: act((job) => refuse(job, { code: 'DUPLICATE' })),
    useExisting: act((job) => {
      forgetRemote(job);
      stand(job, { status: 'DONE', file: job.view.duplicate?.file });
    }),
    sendAnyway: act((job) => {
      job.isDuplicateSettled = true;
      stand(job, { status: 'QUEUED', duplicate: undefined });
    }),
    /** The bytes, as far as this browser has them. */
    fileOf: (id: string): File | null => list.find(id)?.file ?? null,
    /** Gives back the bytes that the browser could not keep; any other file is refused. */
    pickAgain(id: string, file: File): void {
      const job = list.find(id);
      if (!job) return;
      const { name, size, lastModified } = job.view;
      const isSame = file.name === name && file.size === size && file.lastModified === lastModified;
      if (isSame) job.file = file;
      stand(
        job,
        isSame ? { status: 'QUEUED', failure: undefined } : { status: 'MISSING', failure: { code: 'OTHER_FILE' } },
      );
    },
    /** The field has the file in its value. */
    take: act(drop),

    /** A field that keeps nothing is gone. */
    close(field: UploadField): void {
      for (const job of list.all()) {
        if (job.field.isKept || job.field.name !== field.name) continue;
        forgetRemote(job);
        drop(job);
      }
    },
    /** Another person is signed in: what is not hers waits for its owner. */
    leaveOthers(userId: string): void {
      for (const job of list.all()) if (![null, VISITOR, userId].includes(job.field.userId)) leave(job);
    },
    /** She signed out: nothing of hers is sent on, or stays in this browser. */
    forgetUser(userId: string): void {
      for (const job of list.all()) if (job.field.userId === userId) drop(job);
    },
  };
}
