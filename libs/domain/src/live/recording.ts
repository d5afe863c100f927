import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';

/** RUNNING while it is taken, SAVING until the file is whole; FAILED and ERASED have none. */
export const RECORDING_STATES = ['RUNNING', 'SAVING', 'READY', 'FAILED', 'ERASED'] as const;
export type RecordingState = (typeof RECORDING_STATES)[number];

/** So many days after its end a recording is erased. */
export const RECORDING_KEPT_DAYS = 30;

/** A recording of a lesson, for its teacher and the families whose children take it. */
export const LessonRecording = v.object({
  id: Id,
  state: v.picklist(RECORDING_STATES),
  startedAt: Instant,
  endedAt: v.nullable(Instant),
  /** Of the whole file. */
  seconds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** When it is erased by rule, or was. */
  erasedAt: v.nullable(Instant),
  /** Where it can be watched, for some hours; null unless READY. */
  url: v.nullable(v.string()),
});
export type LessonRecording = v.InferOutput<typeof LessonRecording>;

/** How recording stands in a room. */
export const RoomRecording = v.object({
  /** Since when it runs; null while it does not. */
  since: v.nullable(Instant),
  /** Students without the consent of their families, for the host only: while there are some, nothing is recorded. */
  withoutConsent: v.array(v.object({ id: Id, name: v.string() })),
});
export type RoomRecording = v.InferOutput<typeof RoomRecording>;
