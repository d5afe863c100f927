import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { endedLinksContract, NEW_LINKS_A_DAY } from '@portal/domain/classes/ended-links.contract';
import { REQUESTS_AN_HOUR } from '@portal/domain/classes/enrollment-request';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { familyLinksContract } from '@portal/domain/classes/family-links.contract';
import { guardianInvitationsContract } from '@portal/domain/classes/guardian-invitations.contract';
import type { FindFamily } from '../../core/caller.ts';
import type { Db, Tx } from '../../core/database/database.ts';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import { createIntervalWorker } from '../../core/interval-worker.ts';
import type { PlatformModule } from '../../core/module.ts';
import { keepDueClassChats } from './chat/class-chat.ts';
import type { ClassDeps } from './class-deps.ts';
import { classesHandlers } from './classes.handlers.ts';
import { classTitles } from './classes.queries.ts';
import { settleEnrollmentRequests } from './enrollments/enrollment-clock.ts';
import { enrollmentsHandlers } from './enrollments/enrollments.handlers.ts';
import { endedLinksHandlers } from './families/ended-links.handlers.ts';
import { familyLinksHandlers } from './families/family-links.handlers.ts';
import { findFamily } from './families/family-links.service.ts';
import { type FamilyGuardiansService, familyGuardiansService } from './guardians/family-guardians.service.ts';
import { guardianInvitationsHandlers } from './guardians/guardian-invitations.handlers.ts';
import { classInvitationsHandlers } from './invitations/class-invitations.handlers.ts';
import { classChangesService } from './life/class-changes.service.ts';
import { classStudentsHandlers } from './students/class-students.handlers.ts';

export { announcedClasses } from './chat/announced-classes.queries.ts';
export { chatFamilies } from './chat/chat-families.queries.ts';
export { isOfTalk, isOwnChild } from './chat/talk-classes.ts';
export { ownClass } from './class-deps.ts';
export { courseClasses } from './course-classes.queries.ts';
export { reviewedClasses } from './reviewed-classes.queries.ts';
export type {
  ClassChange,
  ClassColumns,
  ClassCopying,
  ClassCoursework,
  ClassGuestLinks,
  ClassLessons,
  ClassTasks,
  LessonOfClass,
  NewLesson,
} from './class-ports.ts';
export {
  classView,
  enrollmentView,
  guardianshipView,
  guardianView,
  isNewest,
  isWithin,
  studentView,
  takesPart,
} from './published-views.ts';
export { newcomerOf } from './enrollments/newcomer.ts';
export { FAMILY_TIME, type FamilyLanguage, type FamilyLetter, familyLetter } from './families/family-letter.ts';
export { familyPaths, isLinkRenewed } from './families/family-links.service.ts';
export type { FamilyGuardiansService } from './guardians/family-guardians.service.ts';
export { type Family, familyQueries } from './families/family.queries.ts';
export { lettersTo, writeToFamilies } from './families/letters-to-families.ts';
export { guardianQueries, type Recipient } from './families/guardians.queries.ts';
export { lockOwnClass, prolongClass } from './life/class-life.queries.ts';
export { isLateCancel } from './life/late-cancel.ts';
export { type LessonFacts, settleClass } from './life/settle-class.ts';
export { bookTrial, cancelTrialClass } from './trials/trial-classes.service.ts';
export { studentCode } from './students/student-code.ts';
export { type AccountedStudent, studentQueries } from './students.queries.ts';

const EVERY_MS = 20_000;
/** Calls by invitations that one address may make in a minute; a school class shares one. */
const FAMILY_CALLS = 60;

export interface ClassesModule extends PlatformModule {
  /** Ends requests that nobody answered, gives free seats to who waits, and lets newcomers into the rooms of their classes. */
  tick(): Promise<void>;
  /** Who comes with the secret of a family's link. */
  readonly findFamily: FindFamily;
  /** Who reads and answers for the children of families. */
  readonly guardians: FamilyGuardiansService;
  /** What her own classes are called, by id; what is not hers is missing. */
  titlesOf(on: Db | Tx, teacherId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Classes: the desk of their teacher, who takes part, and how far they come. */
export function classesModule(deps: ClassDeps): ClassesModule {
  const often = (work: (deps: ClassDeps) => Promise<void>, failure: string) =>
    createIntervalWorker(() => work(deps), {
      clock: deps.clock,
      everyMs: EVERY_MS,
      onFailure: (err) => deps.log.error({ err }, `${failure} failed, and will be tried again`),
    });
  const workers = [
    often(settleEnrollmentRequests, 'settling requests for seats of classes'),
    often(keepDueClassChats, 'letting people into class chats'),
  ];
  return {
    async register(app) {
      implement(app, classesContract, classesHandlers(deps, classChangesService(deps)));
      implement(app, classStudentsContract, classStudentsHandlers(deps));
      const isLimited = deps.config.rateLimitPerMinute > 0;
      const calls = createRateLimiter(deps.clock, isLimited ? FAMILY_CALLS : Infinity);
      const requests = createRateLimiter(deps.clock, isLimited ? REQUESTS_AN_HOUR : Infinity, millisecondsInHour);
      implement(app, enrollmentsContract, enrollmentsHandlers(deps, { calls, requests }));
      implement(app, classInvitationsContract, classInvitationsHandlers(deps, calls));
      implement(app, familyLinksContract, familyLinksHandlers(deps));
      const perLink = createRateLimiter(deps.clock, isLimited ? NEW_LINKS_A_DAY : Infinity, millisecondsInDay);
      implement(app, endedLinksContract, endedLinksHandlers(deps, { calls, perLink }));
      implement(app, guardianInvitationsContract, guardianInvitationsHandlers(deps, calls));
      for (const worker of workers) {
        worker.start();
        app.addHook('preClose', () => worker.stop());
      }
    },
    async tick() {
      for (const worker of workers) await worker.flush();
    },
    findFamily: (secret) => findFamily(deps.database.db, secret, deps.clock.now()),
    guardians: familyGuardiansService(deps),
    titlesOf: classTitles,
  };
}
