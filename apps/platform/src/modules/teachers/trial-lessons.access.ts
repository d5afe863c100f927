import { trialLessonsContract } from '@portal/domain/teachers/trial-lessons.contract';
import { CLIENT_ID, defineAccess } from '../../testing/access.ts';
import { aForm } from '../../testing/apps/enrollment-app.ts';

const params = { id: 'usr_public' };
const choice = { courseId: 'crs_public', startAt: '2126-11-20T11:00:00Z' };
const { email, language } = aForm();

/** Families come without an account. */
export const access = defineAccess(trialLessonsContract, {
  rows: {
    listTrialTimes: { valid: { params, query: '?courseId=crs_public&from=2126-11-16T00:00:00Z' } },
    sendTrialCode: { valid: { params, body: { clientId: CLIENT_ID, ...choice, email, language } } },
    bookTrialLesson: { valid: { params, body: { clientId: CLIENT_ID, ...choice, code: '123456', ...aForm() } } },
  },
});
