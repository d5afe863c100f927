import { isOnItsWay, percentOf, type Upload } from '../policy/upload.ts';
import { leaveWarning } from './leave-warning.ts';
import type { UploadField, UploadJob } from './upload-job.ts';

const NONE: readonly Upload[] = [];

/** The uploads of a page, as its fields see them. */
export function createJobList() {
  let jobs: readonly UploadJob[] = [];
  const views = new Map<string, readonly Upload[]>();
  const listeners = new Set<() => void>();
  const warning = leaveWarning();

  function changed({ field }: UploadJob): void {
    const own = jobs.filter((job) => job.field.name === field.name);
    views.set(
      field.name,
      own.map(({ view }) => view),
    );
    warning.set(jobs.some(({ view }) => isOnItsWay(view)));
    for (const listener of [...listeners]) listener();
  }

  return {
    all: (): readonly UploadJob[] => jobs,
    has: (job: UploadJob): boolean => jobs.includes(job),
    find: (id: string): UploadJob | undefined => jobs.find(({ view }) => view.id === id),
    /** The same list until something about it changes. */
    uploadsOf: ({ name }: Pick<UploadField, 'name'>): readonly Upload[] => views.get(name) ?? NONE,
    add(job: UploadJob): void {
      jobs = [...jobs, job];
      changed(job);
    },
    remove(job: UploadJob): void {
      jobs = jobs.filter((other) => other !== job);
      changed(job);
    },
    /** Tells only what can be seen: hundreds of reports of progress become a hundred changes. */
    show(job: UploadJob, change: Partial<Upload>): void {
      const before = job.view;
      const after = { ...before, ...change };
      job.view = after;
      const isSeen = before.failure !== after.failure || percentOf(before) !== percentOf(after);
      if (isSeen || before.status !== after.status) changed(job);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
