import type { ClassProgress } from './class-progress.ts';

/** How a student stands in a class. */
export const ENROLLMENT_STATUSES = ['ACTIVE', 'COMPLETED', 'TRANSFERRED', 'REFUNDED', 'CANCELED'] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];

/** By which he leaves it before it is over: for good, or to go on in another one. */
export const ENROLLMENT_ENDINGS = ['REMOVE', 'MOVE'] as const;
export type EnrollmentEnding = (typeof ENROLLMENT_ENDINGS)[number];

const LEAVES = { REMOVE: 'CANCELED', MOVE: 'TRANSFERRED' } as const satisfies Record<
  EnrollmentEnding,
  EnrollmentStatus
>;

/** Where it leads, or undefined where nobody is that could leave. */
export const endEnrollment = (
  from: EnrollmentStatus,
  ending: EnrollmentEnding,
): (typeof LEAVES)[EnrollmentEnding] | undefined => (from === 'ACTIVE' ? LEAVES[ending] : undefined);

/** Whether students still come into a class, and leave it: it is neither over nor cancelled, nor made for one who tries. */
export const takesNewcomers = ({
  progress,
  canceledAt,
  isTrial,
}: {
  readonly progress: ClassProgress;
  readonly canceledAt: Date | string | null;
  readonly isTrial: boolean;
}): boolean => !isTrial && canceledAt === null && (progress === 'UPCOMING' || progress === 'IN_PROGRESS');
