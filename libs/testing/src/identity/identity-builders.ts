import type { Profile } from '@portal/domain/identity/user';
import { DEFAULT_TENANT, type Tenant } from '@portal/domain/tenant/tenant';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';

/** The approved mathematics teacher, without a picture. */
export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  id: 'user-math',
  code: 'KR0000001TC',
  name: '김수학',
  avatar: null,
  userType: 'TEACHER',
  phone: '01000000001',
  email: 'math@example.com',
  profileStatus: 'APPROVED',
  timeZone: DEFAULT_TIME_ZONE,
  desks: [],
  ...over,
});

export const aTenant = (over: Partial<Tenant> = {}): Tenant => ({ ...DEFAULT_TENANT, ...over });
