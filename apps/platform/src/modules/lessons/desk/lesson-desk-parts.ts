import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../core/http/implement.ts';
import { diaryService } from './diary.service.ts';
import { createLessonClock } from './lesson-clock.ts';
import { confirmLesson } from './lesson-confirm.service.ts';
import type { LessonDeskDeps } from './lesson-desk-deps.ts';
import { lessonDeskHandlers } from './lesson-desk.handlers.ts';
import { lessonDeskView } from './lesson-desk.view.ts';
import { type LessonHold, lessonHoldService } from './lesson-hold.service.ts';

/** What others may do with a lesson that is being held. */
export interface LessonSide {
  /** For who holds lessons from elsewhere than its page; without a version it is the newest. */
  readonly hold: Pick<LessonHold, 'start' | 'finish'>;
  /** A guardian has read the note and agrees. Throws WRONG_STATE where there is none, or it is confirmed. */
  confirmAsGuardian(lessonId: string, guardian: { readonly id: string; readonly name: string }): Promise<void>;
}

interface LessonDeskParts extends LessonSide {
  register(app: FastifyInstance): void;
  /** Does what the clock says by now; the timer does it by itself. */
  tick(): Promise<void>;
}

/** Holding a lesson and closing it. */
export function lessonDeskParts(deps: LessonDeskDeps): LessonDeskParts {
  const hold = lessonHoldService(deps);
  const confirm = confirmLesson(deps);
  const clock = createLessonClock(deps, hold, confirm);
  return {
    hold,
    confirmAsGuardian: (lessonId, guardian) => confirm(lessonId, { actor: 'GUARDIAN', ...guardian }),
    tick: () => clock.flush(),
    register(app) {
      const services = { hold, diaries: diaryService(deps), view: lessonDeskView(deps) };
      // Everything that a diary may say, in letters of four bytes.
      const bodyLimit = { saveLessonDiary: 131_072, sendLessonDiary: 262_144 };
      implement(app, lessonDeskContract, lessonDeskHandlers(deps.database.db, services), { bodyLimit });
      clock.start();
      app.addHook('preClose', () => clock.stop());
    },
  };
}
