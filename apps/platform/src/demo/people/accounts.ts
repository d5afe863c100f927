import type { PROFILE_STATUSES } from '@portal/domain/identity/user';
import type { OpsDesk } from '@portal/domain/ops/ops-desk';

export const DEMO_PASSWORD = 'demo1234!';

export interface DemoAccount {
  /** Of the team. */
  readonly desks?: readonly OpsDesk[];
  readonly id: string;
  readonly username: string;
  readonly code: string;
  readonly name: string;
  /** What the sign-in chooser calls this person. */
  readonly role: string;
  readonly phone: string;
  readonly email: string;
  /** Number of a drawn avatar; without one the first letter of the name is shown. */
  readonly avatar?: number;
  readonly profile: Exclude<(typeof PROFILE_STATUSES)[number], 'CANCELED'>;
}

/** How a code ends: a teacher's, a student's, or one of the team's (ROL-1). */
const endingOf = (username: string) => (username === 'student1' ? 'ST' : username.startsWith('ops-') ? 'OP' : 'TC');

const account = (
  number: number,
  username: string,
  name: string,
  role: string,
  profile: DemoAccount['profile'],
  avatar?: number,
): DemoAccount => ({
  id: `usr-demo-${username}`,
  username,
  code: `KR${String(number).padStart(7, '0')}${endingOf(username)}`,
  name,
  role,
  phone: `09${String(10_000_000 + number)}`,
  email: `${username}@example.com`,
  profile,
  ...(avatar === undefined ? {} : { avatar }),
});

const ofTeam = (number: number, username: string, name: string, desk: OpsDesk): DemoAccount => ({
  ...account(number, username, name, name, 'NOT_SUBMITTED'),
  desks: [desk],
});

/** Everyone who can sign in to the demo, by username; all have the same password. */
export const DEMO_ACCOUNTS = {
  math: account(1, 'math', '수학 선생님', '중등 수학 선생님', 'APPROVED', 3),
  korean: account(2, 'korean', '한국어 선생님', '한국어 선생님', 'APPROVED', 7),
  piano: account(3, 'piano', '피아노 선생님', '피아노 선생님 (온라인·대면)', 'APPROVED', 12),
  newbie: account(4, 'newbie', '새내기 선생님', '프로필을 내지 않은 선생님', 'NOT_SUBMITTED'),
  rejected: account(5, 'rejected', '과학 선생님', '프로필이 반려된 선생님', 'REJECTED'),
  waiting: account(6, 'waiting', '미술 선생님', '프로필 심사를 기다리는 선생님', 'PENDING', 16),
  busy: account(7, 'busy', '영어 선생님', '알림이 많이 쌓인 선생님', 'APPROVED', 9),
  student1: account(101, 'student1', '학생 A01', '학생 (선생님 포털에 들어올 수 없어요)', 'NOT_SUBMITTED', 1),
  'ops-review': ofTeam(201, 'ops-review', '운영팀 (심사)', 'APPROVAL'),
  'ops-finance': ofTeam(202, 'ops-finance', '운영팀 (정산)', 'FINANCE'),
  'ops-finance-2': ofTeam(204, 'ops-finance-2', '운영팀 (정산 2)', 'FINANCE'),
  'ops-help': ofTeam(203, 'ops-help', '운영팀 (고객 지원)', 'HELP'),
  'ops-team': ofTeam(205, 'ops-team', '운영팀 (팀 관리)', 'TEAM'),
} as const satisfies Record<string, DemoAccount>;

export const DEMO_USERS = Object.values(DEMO_ACCOUNTS).map(({ id }) => id);

/** As whom the autopilot decides. Nobody can sign in as it, so that what a person has picked up is never the autopilot's. */
export const AUTOPILOT_OPERATOR = {
  id: 'usr-demo-autopilot',
  username: 'ops-autopilot',
  code: 'KR0000200OP',
  name: '운영팀',
} as const;
