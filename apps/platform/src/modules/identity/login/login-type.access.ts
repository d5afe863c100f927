import { loginTypeContract } from '@portal/domain/identity/login-type.contract';
import { defineAccess } from '../../../testing/access.ts';
import { PASSWORD } from '../../../testing/test-app.ts';

const FACEBOOK = { provider: 'facebook', accessToken: 'good-matrix' } as const;

export const access = defineAccess(loginTypeContract, {
  rows: {
    loginWithProvider: { valid: { body: { ...FACEBOOK, clientId: 'teacher-portal', userType: 'TEACHER' } } },
    listLoginTypes: { own: {} },
    addLoginType: { own: { body: FACEBOOK } },
    removeLoginType: { own: { body: { provider: 'facebook', password: PASSWORD } } },
  },
});
