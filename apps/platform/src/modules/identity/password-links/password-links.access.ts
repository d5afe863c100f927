import { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { defineAccess } from '../../../testing/access.ts';

const PASSWORD = 'fuzz1234!';

export const access = defineAccess(passwordLinksContract, {
  rows: {
    findPasswordLink: { valid: { body: { ticket: 'a'.repeat(43) } } },
    setPassword: { valid: { body: { ticket: 'a'.repeat(43), password: PASSWORD, passwordConfirm: PASSWORD } } },
  },
});
