import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { type Course, EMPTY_COURSE } from '@portal/domain/courses/course';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { dropDrafts, saveDraft } from '@portal/portal-core/form-drafts';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aCourse, anApprovalRequest, aPackage } from '@portal/testing/courses/course-builders';
import { aCourseServer, aPicturedContent, aRefusal, EDIT } from '../editor.fixture.ts';
import { fieldsOf } from '../form/course-fields.ts';
import { EditCoursePage } from './edit-course-page.tsx';

const { imageId: _, ...empty } = EMPTY_COURSE;
const at = (step: string) => `${EDIT}?step=${step}`;
const world = (over: Partial<Course> = {}, options: Parameters<typeof aCourseServer>[1] = {}) =>
  aCourseServer({ content: aPicturedContent(), ...over }, options).handlers;

const waiting = { status: 'WAITING_APPROVAL', request: anApprovalRequest() } as const;
const locked = { status: 'APPROVAL_IN_PROCESS', request: anApprovalRequest(), liveRevisionNo: null } as const;
const refused = { status: 'REJECTED', request: aRefusal() } as const;
const published = {
  status: 'PUBLISHED',
  liveRevisionNo: 1,
  request: anApprovalRequest({ status: 'ACCEPTED' }),
} as const;
const wrong = aPicturedContent({
  title: '',
  packages: [aPackage({ fee: 500, name: '12회 수강권', lessonCount: 12 })],
  weeklySchedule: [
    { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
    { weekday: 'TUESDAY', start: '19:30', end: '20:30' },
  ],
});

/** Something half-written lies on this device. */
const kept = (over: Partial<ReturnType<typeof fieldsOf>> = {}) => {
  saveDraft('user-math', 'course:course-1', { ...fieldsOf(aPicturedContent()), title: '중2 일차함수 특강', ...over });
  return () => dropDrafts('user-math');
};

const meta = {
  component: EditCoursePage,
  parameters: {
    route: '/account/teaching-profile/my-courses/:courseId/edit',
    path: at('basic'),
    platform: world(),
    layout: 'padded',
  },
} satisfies Meta<typeof EditCoursePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { name: '새 강좌', parameters: { platform: world({ content: { ...empty, image: null } }) } };
export const Basic: Story = { name: '기본 정보' };
export const Intro: Story = { name: '소개', parameters: { path: at('intro') } };
export const Programme: Story = { name: '커리큘럼', parameters: { path: at('programme') } };
export const Packages: Story = { name: '수강권', parameters: { path: at('packages') } };
export const Schedule: Story = { name: '수업 시간', parameters: { path: at('schedule') } };
export const Check: Story = {
  name: '확인: 문제 없음',
  parameters: { path: at('check') },
  play: async () => void (await screen.findByText('승인을 요청할 수 있어요')),
};
export const Wrong: Story = {
  name: '확인: 고칠 곳',
  parameters: {
    path: at('check'),
    platform: world(
      { content: wrong },
      { findings: [{ path: 'introVideoUrl', level: 'ERROR', message: '볼 수 없는 영상이에요.' }] },
    ),
  },
  play: async () => void (await screen.findByText(/볼 수 없는 영상이에요/)),
};
export const Overlap: Story = {
  name: '수업 시간: 겹침',
  parameters: { path: at('schedule'), platform: world({ content: wrong }) },
};
export const Waiting: Story = { name: '승인 대기', parameters: { platform: world(waiting) } };
export const Resubmit: Story = {
  name: '승인 대기: 다시 요청하기',
  parameters: { platform: world(waiting) },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: '승인 요청' }));
    await screen.findByRole('dialog', { name: '다시 요청할까요?' });
  },
};
export const Locked: Story = { name: '심사 중', parameters: { platform: world(locked) } };
export const Rejected: Story = {
  name: '반려: 심사 의견',
  parameters: {
    platform: world(refused, { revisions: { 1: aCourse({ content: aPicturedContent({ title: '일차함수' }) }) } }),
  },
  play: async () => void (await screen.findByText('고쳤어요')),
};
export const Published: Story = {
  name: '승인: 저장하지 않은 변경',
  parameters: { platform: world(published) },
  beforeEach: () => kept(),
  play: async () => void (await screen.findByText('쓰던 내용을 불러왔어요')),
};
export const LiveDraft: Story = {
  name: '공개 중인 강좌의 새 초안',
  parameters: { path: at('packages'), platform: world({ liveRevisionNo: 1, revisionNo: 2 }) },
};
export const Conflict: Story = {
  name: '다른 곳에서 바뀜',
  beforeEach: () => kept({ basedOn: 'older' }),
  play: async () => void (await screen.findByText('다른 곳에서 먼저 바뀌었어요')),
};
export const Archived: Story = {
  name: '보관함',
  parameters: { platform: world({ archivedAt: '2026-11-01T00:00:00Z' }) },
};
export const CatalogFailed: Story = {
  name: '일부 실패',
  parameters: { platform: [fakeProblem(catalogsContract.listSubjects, 'UNEXPECTED'), ...world()] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(coursesContract.getCourse)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(coursesContract.getCourse, 'UNEXPECTED')] },
};
export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'w390' } },
  parameters: { path: at('programme') },
};
export const Longest: Story = { ...Basic, name: '가장 긴 내용', globals: { texts: 'long' } };
export const LongestRemarks: Story = { ...Rejected, name: '가장 긴 내용: 반려', globals: { texts: 'long' } };
