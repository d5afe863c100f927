import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { sessionApi } from '@portal/api/identity/session.api';
import type { FileRef } from '@portal/domain/assets/file';
import { type UploadLocation, type UploadPolicy, uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { type UploadField, VISITOR } from '../engine/upload-job.ts';
import type { UploadQueue } from '../engine/upload-queue.ts';
import type { TicketSource } from '../engine/upload-server.ts';
import { checkFiles, presentOf } from '../policy/check-files.ts';
import { isUnfinished, type Upload } from '../policy/upload.ts';
import { loadQueue, type QueueStore } from './load-queue.ts';

export interface UploadsOptions {
  /** What the files are for: decides which types, how large and how many. */
  location: UploadLocation;
  value: readonly FileRef[];
  onChange: (files: FileRef[]) => void;
  /** Fewer than the policy of the location allows. */
  maxFiles?: number | undefined;
  /** The portal's `tenant.assignmentTotalGb`, for assignments and lectures (ASG-3). */
  totalGb?: number | undefined;
  /** Tells this field from all others of the person: `course:12:image`. Unfinished uploads then survive leaving and reload. */
  keepAs?: string | undefined;
  /** For a form that needs no account: what its files are sent with. Keep it the same from one drawing to the next. */
  ticketOf?: TicketSource | undefined;
}

export interface Uploads extends Pick<
  UploadQueue,
  'pause' | 'resume' | 'cancel' | 'useExisting' | 'sendAnyway' | 'pickAgain'
> {
  readonly policy: UploadPolicy;
  /** What is on its way, waits, was refused or has arrived before its turn, in the order in which it was chosen. */
  readonly uploads: readonly Upload[];
  add(files: readonly File[]): void;
  /** Something is chosen that is not in the value yet. */
  readonly isUnfinished: boolean;
  /** The code that sends could not be loaded. */
  readonly isUnavailable: boolean;
}

const NONE: readonly Upload[] = [];
const NEVER = () => () => undefined;

/** Files of one field: checked, sent and put into the value as they arrive, in the order in which they were chosen. */
export function useUploads({
  location,
  value,
  onChange,
  maxFiles,
  totalGb,
  keepAs,
  ticketOf,
}: UploadsOptions): Uploads {
  const store = useStore();
  const own = useId();
  const { currentData: profile } = sessionApi.endpoints.getProfile.useQueryState();
  const userId = ticketOf ? VISITOR : (profile?.id ?? null);
  const [queue, setQueue] = useState<UploadQueue | null>(null);
  const [isUnavailable, setIsUnavailable] = useState(false);
  const policy = useMemo(() => {
    const rules = uploadPolicyOf(location, totalGb);
    return { ...rules, maxFiles: Math.min(maxFiles ?? rules.maxFiles, rules.maxFiles) };
  }, [location, maxFiles, totalGb]);
  const field = useMemo<UploadField>(
    () => ({
      name: keepAs ?? own,
      userId,
      isKept: keepAs !== undefined && userId !== null,
      ticketOf,
      location,
      policy,
    }),
    [keepAs, own, userId, ticketOf, location, policy],
  );
  const uploads = useSyncExternalStore(queue?.subscribe ?? NEVER, () => queue?.uploadsOf(field) ?? NONE);

  const load = () => {
    const loading = loadQueue(store as QueueStore);
    loading.then(setQueue, () => setIsUnavailable(true));
    return loading;
  };
  const open = useEffectEvent(async () => {
    if (field.isKept) await (await load()).restore(field);
  });
  useEffect(() => {
    open().catch(() => undefined);
  }, [field.name, field.userId]);

  // Without `keepAs` the uploads end with the field; React may only be trying out an unmount.
  const isMounted = useRef(false);
  const close = useEffectEvent(() => isMounted.current || queue?.close(field));
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => close());
    };
  }, []);

  const isSingle = policy.maxFiles === 1;
  // Given to the form, but not in its value yet: two that arrive in one moment must not overwrite each other.
  const given = useRef<readonly FileRef[]>([]);
  const settle = useEffectEvent(() => {
    const has = (id: string | undefined) => value.some((file) => file.id === id);
    given.current = given.current.filter(({ id }) => !has(id));
    // Those before it are waited for, so that the value has the order in which the files were chosen.
    const first = uploads.findIndex(isUnfinished);
    const done = uploads.slice(0, first < 0 ? undefined : first).filter(({ status }) => status === 'DONE');
    const fresh = done.flatMap(({ file }) => (file && !has(file.id) ? [file] : []));
    if (fresh.length > 0) {
      given.current = [...given.current, ...fresh];
      onChange(isSingle ? fresh.slice(-1) : [...value, ...given.current]);
    }
    for (const { id } of done) queue?.take(id);
    for (const { id, status, duplicate } of uploads)
      if (status === 'DUPLICATE' && has(duplicate?.file.id)) queue?.refuseDuplicate(id);
  });
  useEffect(() => settle(), [uploads, value]);

  return {
    policy,
    uploads,
    isUnavailable,
    isUnfinished: uploads.some(isUnfinished),
    add(files) {
      setIsUnavailable(false);
      load().then(
        (ready) => {
          const before = ready.uploadsOf(field);
          const going = before.filter(({ status }) => status !== 'REFUSED');
          const choices = checkFiles(files, isSingle ? [] : [...presentOf(value), ...going], policy);
          const isReplaced = isSingle && choices.some(({ failure }) => !failure);
          // What was wrong with the last choice is not about this one.
          for (const { id, status } of before) if (isReplaced || status === 'REFUSED') ready.cancel(id);
          ready.add(field, choices);
        },
        () => undefined,
      );
    },
    pause: (id) => queue?.pause(id),
    resume: (id) => queue?.resume(id),
    cancel: (id) => queue?.cancel(id),
    useExisting: (id) => queue?.useExisting(id),
    sendAnyway: (id) => queue?.sendAnyway(id),
    pickAgain: (id, file) => queue?.pickAgain(id, file),
  };
}
