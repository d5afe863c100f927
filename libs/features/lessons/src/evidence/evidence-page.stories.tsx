import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aChainOf, aProvenLesson, aWholeEvidence } from '@portal/testing/lessons/lesson-evidence-builders';
import { evidenceOf } from '../lessons.fixture.ts';
import { EvidencePage } from './evidence-page.tsx';

const { getLessonDesk, getLessonEvidence } = lessonDeskContract;
const deskOf = (over: Parameters<typeof aProvenLesson>[0] = {}) => fake(getLessonDesk, aProvenLesson(over));
const desk = deskOf();
const { events, people } = aWholeEvidence();
const teacher = ['teacher-1', '김수학'] as const;

const meta = {
  component: EvidencePage,
  parameters: {
    path: '/account/lessons/lesson-1/evidence',
    route: '/account/lessons/:lessonId/evidence',
    platform: [desk, evidenceOf()],
  },
} satisfies Meta<typeof EvidencePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: '이어진 기록' };
export const Lines: Story = {
  name: '한 줄씩',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '한 줄씩 보기' }));
    await userEvent.click(page.getByRole('switch', { name: '초까지 보기' }));
    await userEvent.click(page.getByRole('button', { name: '연결 약함 6번' }));
  },
};
export const Mark: Story = {
  name: '한 일을 열어 봄',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '10:05 간단 설문' }));
  },
};
export const Missing: Story = {
  name: '줄이 빠진 기록',
  parameters: { platform: [desk, evidenceOf({ chainValid: false, events: events.toSpliced(11, 1) })] },
};
export const Changed: Story = {
  name: '바뀐 기록',
  parameters: { platform: [desk, evidenceOf({ chainValid: false })] },
};
export const Running: Story = {
  name: '진행 중',
  parameters: {
    platform: [
      deskOf({
        lesson: {
          status: 'IN_PROGRESS',
          held: null,
          startAt: '2026-11-18T10:30:00+09:00',
          endAt: '2026-11-18T11:30:00+09:00',
        },
        startedAt: '2026-11-18T10:30:00+09:00',
        endedAt: null,
        attendance: aProvenLesson().attendance.map((row) => (row.state === 'ABSENT' ? { ...row, state: null } : row)),
      }),
      evidenceOf({
        events: aChainOf([
          ['10:16:00', 'ROOM_OPENED'],
          ['10:24:00', 'JOINED', teacher, { role: 'HOST' }],
          ['10:28:00', 'JOINED', ['student-A01', '학생 A01'], { role: 'STUDENT' }],
          ['10:30:00', 'STARTED', teacher],
          ['10:37:00', 'JOINED', ['student-A02', '학생 A02'], { role: 'STUDENT' }],
          ['10:40:00', 'WAITED', ['student-A03', '학생 A03'], { role: 'STUDENT' }],
        ]),
        people: people.slice(0, 4),
      }),
    ],
  },
};
export const NoShow: Story = {
  name: '아무도 오지 않음',
  parameters: {
    platform: [
      deskOf({
        lesson: { held: false },
        endedAt: '2026-11-18T09:46:00+09:00',
        notHeldReason: '학생이 15분 동안 들어오지 않았어요.',
        attendance: [anAttendance({ state: 'ABSENT', joinedAt: null, minutes: 0 })],
      }),
      evidenceOf({
        events: aChainOf([
          ['09:16:00', 'ROOM_OPENED'],
          ['09:26:00', 'JOINED', teacher, { role: 'HOST' }],
          ['09:30:00', 'STARTED', teacher],
          ['09:35:10', 'WAIT_MESSAGE', teacher, { missing: 1, mails: 1 }],
          ['09:46:00', 'NO_SHOW', teacher, { waited: 16, since: '2026-11-18T00:30:00Z' }],
          ['09:46:00', 'ENDED', teacher, { held: false }],
        ]),
        people: people.slice(0, 2),
        sealedAt: '2026-11-18T09:46:00+09:00',
      }),
    ],
  },
};
const atPlace = evidenceOf({
  events: aChainOf([
    ['09:31:20', 'STARTED', teacher],
    ['10:30:00', 'ENDED', teacher, { held: true, minutes: 59 }],
  ]),
  people: people.slice(0, 4),
});
export const AtPlace: Story = {
  name: '대면 수업',
  parameters: {
    platform: [
      deskOf({
        lesson: { mode: 'OFFLINE', place: '마포구 스터디룸 2호' },
        startedAt: '2026-11-18T09:31:20+09:00',
      }),
      atPlace,
    ],
  },
};
export const Elsewhere: Story = {
  name: '다른 회의실',
  parameters: { platform: [deskOf({ meetingUrl: 'https://meet.example.com/abc' }), atPlace] },
};

const names = Array.from({ length: 14 }, (_, n) => ({ id: `student-B${n}`, name: `학생 B${n + 1}` }));
const many: Pick<LessonDesk, 'attendance'> = {
  attendance: names.map(({ id, name }, n) =>
    anAttendance({ studentId: id, studentName: name, state: n === 9 ? 'ABSENT' : n === 8 ? 'LATE' : 'PRESENT' }),
  ),
};
export const Many: Story = {
  name: '열다섯 사람',
  parameters: {
    platform: [
      deskOf(many),
      evidenceOf({
        people: [
          ...people.slice(0, 1),
          ...names.map((one) => ({ ...one, role: 'STUDENT' as const, studentName: null })),
        ],
        events: aChainOf([
          ['09:16:00', 'ROOM_OPENED'],
          ['09:20:00', 'JOINED', teacher, { role: 'HOST' }],
          ['09:30:00', 'STARTED', teacher],
          ...names
            .filter((_, n) => n !== 9)
            .map(({ id, name }, n) => [`09:3${n % 10}:00`, 'JOINED', [id, name], { role: 'STUDENT' }] as const),
          ...Array.from({ length: 12 }, (_, n) => [`10:${10 + n}:00`, 'MATERIAL_SHOWN', teacher, { page: n }] as const),
          ...names
            .filter((_, n) => n !== 9)
            .map(({ id, name }) => ['10:55:00', 'LEFT', [id, name], { role: 'STUDENT' }] as const),
          ['10:55:00', 'LEFT', teacher, { role: 'HOST' }],
          ['10:55:00', 'ENDED', teacher, { held: true, minutes: 85 }],
        ]),
      }),
    ],
  },
};
export const NotOpened: Story = {
  name: '아직 열리지 않음',
  parameters: {
    platform: [deskOf({ lesson: { status: 'UPCOMING', held: null } }), evidenceOf({ events: [] })],
  },
};
export const Empty: Story = { name: '기록 없음', parameters: { platform: [desk, evidenceOf({ events: [] })] } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [desk, neverAnswers(getLessonEvidence)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [desk, fakeProblem(getLessonEvidence, 'UNEXPECTED')] },
};
export const Longest: Story = { ...Whole, name: '가장 긴 내용', globals: { texts: 'long' } };
