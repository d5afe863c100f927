import * as v from 'valibot';
import { Id, Line, TimeZone } from '../contract/scalar.ts';
import { OPS_DESKS } from '../ops/ops-desk.ts';
import { DEFAULT_TIME_ZONE } from '../time/day.ts';

export const USER_TYPES = ['TEACHER', 'STUDENT', 'OPERATOR'] as const;
export type UserType = (typeof USER_TYPES)[number];

/**
 * A code ending in TC is a teacher's, any other a student's; letter case does not matter (ROL-1). OP is kept for the team
 * that runs the marketplace, who are neither.
 */
export function userTypeOf(code: string): UserType {
  const ending = code.slice(-2).toUpperCase();
  if (ending === 'TC') return 'TEACHER';
  return ending === 'OP' ? 'OPERATOR' : 'STUDENT';
}

export const PROFILE_STATUSES = ['NOT_SUBMITTED', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const;
export type ProfileStatus = (typeof PROFILE_STATUSES)[number];

/** The three outcomes of an approval and what comes before them (PRF-2). */
export const PROFILE_STATUS_LABELS: Record<ProfileStatus, string> = {
  NOT_SUBMITTED: '제출 전',
  PENDING: '심사 중',
  APPROVED: '승인',
  REJECTED: '반려',
  CANCELED: '취소',
};

/** The signed-in person as the portal shows her. `avatar` is a path below the image origin, or null (AVT-1). */
export const Profile = v.object({
  id: Id,
  code: v.string(),
  name: Line(255),
  avatar: v.nullable(v.string()),
  userType: v.picklist(USER_TYPES),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  profileStatus: v.picklist(PROFILE_STATUSES),
  /** IANA zone in which her days and hours are meant. One that is left out or that this machine does not know is the marketplace's. */
  timeZone: v.fallback(TimeZone, DEFAULT_TIME_ZONE),
  /** At which desks somebody of the team works; a server that does not say it offers none. */
  desks: v.fallback(v.array(v.picklist(OPS_DESKS)), []),
});
export type Profile = v.InferOutput<typeof Profile>;

export const LOGIN_PROVIDERS = ['google', 'facebook', 'zalo'] as const;
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];

export const LOGIN_PROVIDER_LABELS: Record<LoginProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  zalo: 'Zalo',
};
