import { checkedProfile, profileCompleteness, profileFindings } from '@portal/domain/profile/profile-findings';
import { draftOf, type ProfileValues } from '../values/profile-values.ts';

/** How far the profile is and what is still to do, while it is written. */
export function progressOf(values: ProfileValues) {
  const checked = checkedProfile(draftOf(values));
  const findings = profileFindings(checked);
  return {
    percent: profileCompleteness(checked),
    missing: findings.filter(({ level }) => level === 'ERROR').map(({ path, message }) => ({ path, message })),
    wishes: findings.filter(({ level }) => level === 'HINT').map(({ path, message }) => ({ path, message })),
  };
}
