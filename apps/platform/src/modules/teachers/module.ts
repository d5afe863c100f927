import { millisecondsInHour } from 'date-fns/constants';
import { REQUESTS_AN_HOUR } from '@portal/domain/classes/enrollment-request';
import { familyTrialContract } from '@portal/domain/teachers/family-trial.contract';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { trialLessonsContract } from '@portal/domain/teachers/trial-lessons.contract';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { PlatformModule } from '../../core/module.ts';
import { familyTrialHandlers } from './family-trial.handlers.ts';
import type { TeacherDeps } from './teacher-deps.ts';
import { teachersHandlers } from './teachers.handlers.ts';
import { teacherService } from './teachers.service.ts';
import { trialBookingService } from './trial-booking.service.ts';
import { trialLessonsHandlers } from './trial-lessons.handlers.ts';

/** Wishes for codes and bookings that one address may send in a minute. */
const TRIAL_CALLS = 60;

/** Teachers as anybody may read them, and the lessons that families try with them. */
export function teachersModule(deps: TeacherDeps): PlatformModule {
  return {
    async register(app) {
      const { clock } = deps;
      const atMost = (max: number, windowMs?: number) =>
        createRateLimiter(clock, deps.config.rateLimitPerMinute > 0 ? max : Infinity, windowMs);
      const limiters = { calls: atMost(TRIAL_CALLS), bookings: atMost(REQUESTS_AN_HOUR, millisecondsInHour) };
      implement(app, teachersContract, teachersHandlers(teacherService(deps)));
      implement(app, trialLessonsContract, trialLessonsHandlers(trialBookingService(deps), limiters));
      implement(app, familyTrialContract, familyTrialHandlers(deps));
    },
  };
}
