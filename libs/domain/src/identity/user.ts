import * as v from 'valibot';
import { Id, Text } from '../contract/scalar.ts';

export const USER_TYPES = ['TEACHER', 'STUDENT'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** A code ending in TC is a teacher's, any other a student's; letter case does not matter (ROL-1). */
export function userTypeOf(code: string): UserType {
  return code.toUpperCase().endsWith('TC') ? 'TEACHER' : 'STUDENT';
}

export const PROFILE_STATUSES = ['NOT_SUBMITTED', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const;

/** The signed-in person as the portal shows her. `avatar` is a path below the image origin, or null (AVT-1). */
export const Profile = v.object({
  id: Id,
  code: v.string(),
  name: Text(255),
  avatar: v.nullable(v.string()),
  userType: v.picklist(USER_TYPES),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  profileStatus: v.picklist(PROFILE_STATUSES),
});
export type Profile = v.InferOutput<typeof Profile>;

export const LOGIN_PROVIDERS = ['google', 'facebook', 'zalo'] as const;
