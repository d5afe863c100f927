import { familyAbsenceContract } from '@portal/domain/families/family-absence.contract';
import { familyChatContract } from '@portal/domain/families/family-chat.contract';
import { familyDoorContract } from '@portal/domain/families/family-door.contract';
import { familyGuardiansContract } from '@portal/domain/families/family-guardians.contract';
import { familyHomeworkContract } from '@portal/domain/families/family-homework.contract';
import { familyLecturesContract } from '@portal/domain/families/family-lectures.contract';
import { familyReportsContract } from '@portal/domain/families/family-reports.contract';
import { familyReviewContract } from '@portal/domain/families/family-review.contract';
import { familySummaryContract } from '@portal/domain/families/family-summary.contract';
import { recordingConsentContract } from '@portal/domain/families/recording-consent.contract';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import type { DecisionLetters, ReminderLetters } from '../chat/module.ts';
import { type ChatLetterDeps, chatLetters } from './chat/chat-letters.ts';
import { familyChatHandlers } from './chat/family-chat.handlers.ts';
import { familyChatService } from './chat/family-chat.service.ts';
import { familyReportsHandlers } from './chat/family-reports.handlers.ts';
import { remindFamily } from './chat/remind-family.ts';
import { tellDecision } from './chat/tell-decision.ts';
import { familyAbsenceHandlers } from './family-absence.handlers.ts';
import { type FamilyCallers, familyCallers } from './family-callers.ts';
import { familyDoorHandlers } from './family-door.handlers.ts';
import { type FamilyDeps, familyDoorService } from './family-door.service.ts';
import { type FamilyGuardianDeps, familyGuardiansHandlers } from './family-guardians.handlers.ts';
import { type FamilyHomeworkDeps, familyHomeworkHandlers } from './family-homework.handlers.ts';
import { familyReviewHandlers } from './family-review.handlers.ts';
import { familySummaryHandlers } from './family-summary.handlers.ts';
import { type FamilyLectureDeps, familyLecturesHandlers } from './lectures/family-lectures.handlers.ts';
import { type RecordingConsentDeps, recordingConsentHandlers } from './recording/recording-consent.handlers.ts';

/** Calls by one link in a minute that change something. */
const SAYINGS = 30;

export type { FamilyCallers } from './family-callers.ts';

export interface FamiliesModule extends PlatformModule {
  /** Who comes with a link; whatever is said by it is counted together. */
  readonly callers: FamilyCallers;
  /** Writes to a guardian who has not read an announcement. */
  readonly remindOfAnnouncement: ReminderLetters['remind'];
  /** Writes to a guardian what the team decided of a talk. */
  readonly tellDecision: DecisionLetters['decided'];
  /** Writes to families that have not seen what their teacher wrote; the timer does it by itself. */
  tick(): Promise<void>;
}

/** The families of students, who have no account: what they see and say by the links of their letters. */
export function familiesModule(
  deps: FamilyDeps &
    FamilyGuardianDeps &
    FamilyHomeworkDeps &
    FamilyLectureDeps &
    RecordingConsentDeps &
    ChatLetterDeps &
    Pick<ModuleDeps, 'clock' | 'config'>,
): FamiliesModule {
  const letters = chatLetters(deps);
  const limiter = createRateLimiter(deps.clock, deps.config.rateLimitPerMinute > 0 ? SAYINGS : Infinity);
  const callers = familyCallers(deps, limiter);
  return {
    callers,
    async register(app) {
      const chats = familyChatService(deps);
      const door = familyDoorService(deps, chats);
      implement(app, familyDoorContract, familyDoorHandlers(deps, callers, door));
      implement(app, familyAbsenceContract, familyAbsenceHandlers(deps, callers, door));
      implement(app, familySummaryContract, familySummaryHandlers(deps, callers));
      implement(app, familyChatContract, familyChatHandlers(chats, callers));
      implement(app, familyReportsContract, familyReportsHandlers(chats, callers));
      implement(app, familyGuardiansContract, familyGuardiansHandlers(deps, callers));
      implement(app, familyHomeworkContract, familyHomeworkHandlers(deps, callers));
      implement(app, familyLecturesContract, familyLecturesHandlers(deps, callers));
      implement(app, familyReviewContract, familyReviewHandlers(deps, callers));
      implement(app, recordingConsentContract, recordingConsentHandlers(deps, callers));
      letters.start();
      app.addHook('preClose', () => letters.stop());
    },
    remindOfAnnouncement: (tx, reminded) => remindFamily(deps, tx, reminded, deps.clock.now()),
    tellDecision: (tx, told) => tellDecision(deps, tx, told),
    tick: () => letters.flush(),
  };
}
