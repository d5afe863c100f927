import type { FieldRemark } from '@portal/domain/contract/finding';
import type { ProfileDraft } from '@portal/domain/profile/teacher-profile';
import { addDays, instantOf } from '@portal/domain/time/day';
import { endOfWorkingDay } from '../../core/days/working-days.ts';
import type { profileHistory, profileSubmission, teacherProfile } from '../../modules/profile/profile.tables.ts';
import { anchorOf, DEMO_ZONE } from '../lessons/week-pattern.ts';
import { AUTOPILOT_OPERATOR, DEMO_ACCOUNTS } from './accounts.ts';
import { PROFILE_CONTENTS } from './profile-contents.ts';

type Username = keyof typeof PROFILE_CONTENTS;
type HistoryRow = typeof profileHistory.$inferInsert;
type Submission = typeof profileSubmission.$inferInsert;

/** One submission of a demo teacher: when, what differed from her profile of today, and how it ended. */
interface Plan {
  readonly daysAgo: number;
  readonly was?: Partial<ProfileDraft>;
  readonly end: 'APPROVED' | 'REJECTED' | 'CANCELED' | 'WAITING';
  readonly reason?: string;
  readonly remarks?: readonly FieldRemark[];
}

const { math } = PROFILE_CONTENTS;
const FIRST_MATH: Partial<ProfileDraft> = {
  shortIntro: '중등 수학 수업',
  subjects: [{ subjectId: 'math', topicIds: ['math-middle'] }],
  introVideoUrl: '',
  experiences: math.experiences.slice(0, 1).map((one) => ({ ...one, to: null })),
  certificates: math.certificates.slice(0, 1),
};

const PLANS: Record<Username, readonly Plan[]> = {
  math: [
    {
      daysAgo: 422,
      was: { ...FIRST_MATH, detailIntro: '수학을 쉽게 가르쳐요.' },
      end: 'REJECTED',
      reason: '가르치는 방식을 조금 더 알려 주세요.',
      remarks: [{ path: 'detailIntro', remark: '수업을 어떻게 하는지 두세 문장으로 적어 주세요.' }],
    },
    { daysAgo: 420, was: FIRST_MATH, end: 'APPROVED' },
    { daysAgo: 96, was: { introVideoUrl: '', certificates: math.certificates.slice(0, 1) }, end: 'CANCELED' },
    { daysAgo: 95, end: 'APPROVED' },
  ],
  korean: [
    { daysAgo: 360, was: { languages: ['ko', 'vi'], teachingMode: 'ONLINE', areas: [] }, end: 'APPROVED' },
    { daysAgo: 60, end: 'APPROVED' },
  ],
  piano: [
    {
      daysAgo: 303,
      was: { areas: [], teachingMode: 'ONLINE' },
      end: 'REJECTED',
      reason: '대면 수업을 하신다면 지역을 알려 주세요.',
      remarks: [{ path: 'teachingMode', remark: '소개에는 방문 수업이 있는데 온라인만 골라져 있어요.' }],
    },
    { daysAgo: 300, end: 'APPROVED' },
  ],
  busy: [{ daysAgo: 240, was: { shortIntro: '초등 영어 회화 수업', experiences: [] }, end: 'APPROVED' }],
  rejected: [
    {
      daysAgo: 4,
      end: 'REJECTED',
      reason: '자격을 확인할 자료가 부족해요.',
      remarks: [
        { path: 'certificates.0.file', remark: '교원 자격증 사본이 흐려서 읽을 수 없어요. 다시 올려 주세요.' },
        { path: 'detailIntro', remark: '연락처는 소개에 쓸 수 없어요.' },
      ],
    },
  ],
  waiting: [{ daysAgo: 0, end: 'WAITING' }],
};

/** Every teacher's profile with the way it went through the reviews; the new teacher has none. */
export function buildProfiles(now: Date) {
  const built = (Object.keys(PLANS) as Username[]).map((username) => profileOf(username, now));
  return {
    profiles: built.map(({ profile }) => profile),
    submissions: built.flatMap(({ submissions }) => submissions),
    profileHistory: built.flatMap(({ history }) => history),
  };
}

function profileOf(username: Username, now: Date) {
  const userId = DEMO_ACCOUNTS[username].id;
  const draft = PROFILE_CONTENTS[username];
  const submissions = PLANS[username].map((plan, at) =>
    submissionOf(`sub-${username}-${at + 1}`, userId, { ...draft, ...plan.was }, plan, now),
  );
  const approved = submissions.filter(({ status }) => status === 'APPROVED');
  const profile: typeof teacherProfile.$inferInsert = {
    userId,
    draft,
    version: submissions.length + 1,
    updatedAt: submissions.at(-1)!.submittedAt,
    firstApprovedAt: approved[0]?.decidedAt ?? null,
    publishedSubmissionId: approved.at(-1)?.id ?? null,
  };
  return { profile, submissions, history: submissions.flatMap(historyOf) };
}

function submissionOf(id: string, userId: string, snapshot: ProfileDraft, plan: Plan, now: Date): Submission {
  const { day } = anchorOf(now);
  const onDay = (hour: number) => instantOf(addDays(day, -plan.daysAgo), hour * 60, DEMO_ZONE);
  const common = { id, userId, snapshot, reason: plan.reason ?? null, fieldRemarks: [...(plan.remarks ?? [])] };
  if (plan.end === 'WAITING') {
    // Due tomorrow whatever day this is, so that its clock is seen running.
    const dueAt = instantOf(addDays(day, 1), 18 * 60, DEMO_ZONE);
    return { ...common, status: 'PENDING', submittedAt: new Date(now.getTime() - 7_200_000), dueAt };
  }
  const submittedAt = onDay(10);
  const isDecided = plan.end !== 'CANCELED';
  return {
    ...common,
    status: plan.end,
    submittedAt,
    dueAt: endOfWorkingDay(submittedAt, 1, { zone: DEMO_ZONE, holidays: new Set() }),
    ...(isDecided ? { reviewerId: AUTOPILOT_OPERATOR.id, pickedUpAt: onDay(14) } : {}),
    decidedAt: onDay(isDecided ? 17 : 11),
  };
}

function historyOf(of: Submission): HistoryRow[] {
  const step = (event: HistoryRow['event'], toState: HistoryRow['toState'], actorId: string, at: Date): HistoryRow => ({
    submissionId: of.id,
    event,
    toState,
    actorId,
    at,
  });
  const { userId, reviewerId, pickedUpAt, decidedAt } = of;
  const rows = [step('SUBMIT', 'WAITING', userId, of.submittedAt)];
  if (reviewerId && pickedUpAt) rows.push(step('PICK_UP', 'PICKED_UP', reviewerId, pickedUpAt));
  if (reviewerId && decidedAt && of.status === 'APPROVED')
    rows.push(step('APPROVE', 'APPROVED', reviewerId, decidedAt));
  if (reviewerId && decidedAt && of.status === 'REJECTED') rows.push(step('REJECT', 'REJECTED', reviewerId, decidedAt));
  if (decidedAt && of.status === 'CANCELED') rows.push(step('CANCEL', 'CANCELED', userId, decidedAt));
  return rows;
}
