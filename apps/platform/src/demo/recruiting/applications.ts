import { fileURLToPath } from 'node:url';
import { millisecondsInHour } from 'date-fns/constants';
import type { OpsState } from '@portal/domain/ops/ops';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  moveApplication,
} from '@portal/domain/recruiting/application-transitions';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { opsItem } from '../../core/desk/ops-items.tables.ts';
import type { FinishedPicture } from '../../modules/assets/module.ts';
import type { teacherApplication, teacherApplicationHistory } from '../../modules/recruiting/applications.tables.ts';
import { clientIdOf } from '../courses/course-story.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { type ContractStory, tellContracts } from './contracts.ts';

const DAY_MS = 24 * millisecondsInHour;
const OPERATOR = DEMO_ACCOUNTS['ops-review'].id;

interface Plan {
  readonly name: string;
  readonly fullName: string;
  /** Whose account came of it. */
  readonly account?: (typeof DEMO_ACCOUNTS)['newbie'];
  /** What became of her contracts after the yes, the oldest first. */
  readonly contracts?: readonly ContractStory[];
  /** So many hours ago she applied. */
  readonly hoursAgo: number;
  /** What the team did, an hour after one another. */
  readonly events: readonly Exclude<ApplicationEvent, 'SUBMIT' | 'CORRECT'>[];
  readonly reason?: string;
  readonly remarks?: readonly { path: string; remark: string }[];
}

/** One applicant in every state up to the result, and one with a contract in every state after it. */
const PLANS: readonly Plan[] = [
  { name: 'submitted', fullName: '지원자 가', hoursAgo: 5, events: [] },
  { name: 'review', fullName: '지원자 나', hoursAgo: 30, events: ['PICK_UP'] },
  {
    name: 'correction',
    fullName: '지원자 다',
    hoursAgo: 52,
    events: ['PICK_UP', 'ASK_CORRECTION'],
    reason: '거의 다 됐어요. 두 가지만 보완해 주세요.',
    remarks: [
      { path: 'experience', remark: '가르친 학년과 기간을 적어 주세요.' },
      { path: 'fileIds', remark: '졸업 증명서도 올려 주세요.' },
    ],
  },
  { name: 'passed', fullName: '지원자 라', hoursAgo: 100, events: ['PICK_UP', 'PASS'], contracts: [['SEND']] },
  {
    name: 'refused',
    fullName: '지원자 마',
    hoursAgo: 150,
    events: ['PICK_UP', 'REFUSE'],
    reason: '이번에는 모시지 못해요. 가르친 경력을 더해서 다시 지원해 주세요.',
  },
  {
    name: 'viewed',
    fullName: '지원자 바',
    hoursAgo: 130,
    events: ['PICK_UP', 'PASS'],
    contracts: [['SEND', 'VIEW']],
  },
  {
    name: 'signed',
    fullName: DEMO_ACCOUNTS.newbie.name,
    account: DEMO_ACCOUNTS.newbie,
    hoursAgo: 200,
    events: ['PICK_UP', 'PASS'],
    contracts: [['SEND', 'VIEW', 'SIGN']],
  },
  {
    name: 'expired',
    fullName: '지원자 사',
    hoursAgo: 900,
    events: ['PICK_UP', 'PASS'],
    contracts: [
      ['SEND', 'EXPIRE', 'REPLACE'],
      ['SEND', 'VIEW', 'EXPIRE'],
    ],
  },
];

const DESK_STATES: Record<ApplicationStatus, OpsState> = {
  SUBMITTED: 'WAITING',
  IN_REVIEW: 'PICKED_UP',
  CORRECTION_ASKED: 'CORRECTING',
  PASSED: 'ACCEPTED',
  REFUSED: 'DECLINED',
};

/** Applications, each told by the table of its life, as they stand at the desk and with their résumés. */
export function buildApplications(now: Date) {
  const told = PLANS.map((plan, at) => tell(plan, at, now));
  return {
    applications: told.map(({ application }) => application),
    applicationHistory: told.flatMap(({ history }) => history),
    applicationDesk: told.map(({ desk }) => desk),
    contracts: told.flatMap(({ contracts }) => contracts.map(({ contract }) => contract)),
    contractHistory: told.flatMap(({ contracts }) => contracts.flatMap(({ history }) => history)),
  };
}

function tell(plan: Plan, at: number, now: Date) {
  const { name, fullName, hoursAgo, events, reason = '', remarks = [], account } = plan;
  const id = `app-demo-${name}`;
  const submittedAt = new Date(now.getTime() - hoursAgo * millisecondsInHour);
  const code = `DEMX${name.toUpperCase().replaceAll(/[^A-Z]/g, '')}`;
  const history: (typeof teacherApplicationHistory.$inferInsert)[] = [
    { applicationId: id, event: 'SUBMIT', toStatus: 'SUBMITTED', actorId: null, at: submittedAt },
  ];
  let status: ApplicationStatus = 'SUBMITTED';
  let decidedAt: Date | null = null;
  events.forEach((event, no) => {
    status = moveApplication(status, event)!;
    const stepAt = new Date(submittedAt.getTime() + (no + 1) * millisecondsInHour);
    if (event !== 'PICK_UP') decidedAt = stepAt;
    const said = event === 'PICK_UP' ? {} : { reason: reason || null, remarks };
    history.push({ applicationId: id, event, toStatus: status, actorId: OPERATOR, at: stepAt, ...said });
  });
  const reviewDueAt = new Date(submittedAt.getTime() + LIMITS.reviewDays * DAY_MS);
  const said = { reason: reason || null, remarks, decidedAt };
  const application: typeof teacherApplication.$inferInsert = {
    id,
    code,
    clientId: clientIdOf(id),
    visitorId: `visitor_${clientIdOf(`${id}-files`)}`,
    status,
    fullName,
    phone: account?.phone ?? `090000010${at}`,
    email: account?.email ?? `${name}@apply.example.com`,
    userId: account?.id ?? null,
    subjectIds: ['math'],
    teachingMode: 'ONLINE',
    address: '',
    experience: '초등 수학을 가르쳤어요.',
    note: '',
    referralCode: '',
    fileIds: [`file-${id}`],
    submittedAt,
    reviewDueAt,
    ...said,
  };
  const desk: typeof opsItem.$inferInsert = {
    queue: 'APPLICATIONS',
    id,
    teacherId: null,
    applicantName: fullName,
    title: `${fullName} · 지원 번호 ${code}`,
    state: DESK_STATES[status],
    reviewerId: events.length ? OPERATOR : null,
    submittedAt,
    dueAt: reviewDueAt,
    ...said,
  };
  const contracts = tellContracts({ id, fullName, passedAt: decidedAt ?? submittedAt }, plan.contracts ?? []);
  return { application, history, desk, contracts };
}

/** The file that each of them sent. */
export const applicationFiles = ({
  applications,
}: Pick<ReturnType<typeof buildApplications>, 'applications'>): FinishedPicture[] =>
  applications.flatMap(({ id, visitorId, fileIds }) =>
    fileIds.map((fileId) => ({
      id: fileId,
      ownerId: visitorId,
      location: 'TEACHER_POPUP' as const,
      name: '이력서.txt',
      path: fileURLToPath(new URL('../../../assets/demo/resume.txt', import.meta.url)),
      previewPath: null,
      usedBy: [`application:${id}`],
    })),
  );
