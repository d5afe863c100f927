import * as v from 'valibot';
import { Line } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';

/** What somebody shows by a one-time code; one that was sent for one thing opens no other (REG-3). */
export const CODE_PURPOSES = ['SIGN_UP', 'CONTRACT_SIGN', 'TRIAL_BOOKING', 'PAYMENT'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** How long one counts, and how often it may be guessed. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** A code as it is typed; spaces around it are none of it. */
export const OneTimeCode = v.pipe(
  Line(LIMITS.nameMax),
  v.regex(/^\s{0,9}\d{6,12}\s{0,9}$/, `메일로 받은 숫자 ${LIMITS.otpMin}자리를 입력해 주세요.`),
);
