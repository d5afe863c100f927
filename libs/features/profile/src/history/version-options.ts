import { formatDateTime } from '@portal/domain/format/date-time';
import { PROFILE_STATUS_LABELS } from '@portal/domain/identity/user';
import type { ProfileSubmission } from '@portal/domain/profile/teacher-profile';
import { historyMessages as words } from '../history-messages.ts';

/** What stands in the address for the profile as it is written now, or as families see it. */
export const DRAFT = 'DRAFT';
export const PUBLISHED = 'PUBLISHED';

export interface VersionOption {
  value: string;
  label: string;
}

/** Every version that can be compared: what is written now, what is public, and each request. */
export function versionOptions(submissions: readonly ProfileSubmission[], zone: string): VersionOption[] {
  const isPublic = submissions.some(({ status }) => status === 'APPROVED');
  return [
    { value: DRAFT, label: words.draft },
    ...(isPublic ? [{ value: PUBLISHED, label: words.published }] : []),
    ...submissions.map(({ id, submittedAt, status }) => ({
      value: id,
      label: words.submission(formatDateTime(submittedAt, zone), PROFILE_STATUS_LABELS[status]),
    })),
  ];
}

/** The two versions of an address, as far as it names ones that there are; else the latest request and what is written now. */
export function versionsOf(query: URLSearchParams, options: readonly VersionOption[]): { from: string; to: string } {
  const known = (name: string) => options.find(({ value }) => value === query.get(name))?.value;
  const latest = options.find(({ value }) => value !== DRAFT)?.value ?? DRAFT;
  return { from: known('from') ?? latest, to: known('to') ?? DRAFT };
}
