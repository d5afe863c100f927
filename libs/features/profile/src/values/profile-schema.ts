import * as v from 'valibot';
import { checkedProfile, profileFindings } from '@portal/domain/profile/profile-findings';
import { ProfileDraft } from '@portal/domain/profile/teacher-profile';
import { type FieldProblem, sentenceOf } from '@portal/portal-core/field-problems';
import { draftOf, type ProfileValues } from './profile-values.ts';

/** Whether the server would take the draft; a half-filled one it does, a text above its limit it does not. */
export const isSavable = (draft: ProfileDraft): boolean => v.is(ProfileDraft, draft);

/** What keeps the profile from being handed in: limits of the contract, then the rules of the approval. */
export function problemsOf(values: ProfileValues): FieldProblem[] {
  const draft = draftOf(values);
  const { issues = [] } = v.safeParse(ProfileDraft, draft);
  const limits = issues.map((issue) => ({
    name: v.getDotPath(issue) ?? '',
    // Sentences of the contract are Korean; valibot's own are not.
    message: /[가-힣]/.test(issue.message) ? issue.message : sentenceOf(issue),
  }));
  const findings = profileFindings(checkedProfile(draft))
    .filter(({ level, path }) => level === 'ERROR' && !limits.some(({ name }) => name === path))
    .map(({ path, message }) => ({ name: path, message }));
  return [...limits, ...findings];
}

const pathItems = (path: string): [v.IssuePathItem, ...v.IssuePathItem[]] =>
  path.split('.').map((key) => ({ type: 'unknown', origin: 'value', input: undefined, key, value: undefined })) as [
    v.IssuePathItem,
    ...v.IssuePathItem[],
  ];

/** The form's rules are the reviewer's own list, so that nothing is refused that was not said while writing (PRF-1). */
export const ProfileForm = v.pipe(
  v.custom<ProfileValues>((values) => typeof values === 'object' && values !== null),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { name, message } of problemsOf(dataset.value)) addIssue({ message, path: pathItems(name) });
  }),
);
