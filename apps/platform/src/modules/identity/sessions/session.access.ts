import { sessionContract } from '@portal/domain/identity/session.contract';
import { defineAccess } from '../../../testing/access.ts';
import { PASSWORD } from '../../../testing/test-app.ts';

const LOGIN = { clientId: 'teacher-portal', userType: 'TEACHER', grantType: 'password' } as const;

export const access = defineAccess(sessionContract, {
  rows: {
    login: { valid: { body: { ...LOGIN, username: 'fuzz', password: PASSWORD } } },
    logout: { own: { body: {} }, valid: { body: { refreshToken: 'unknown' } } },
    getProfile: { own: {} },
    createSocketTicket: { own: {} },
  },
});
