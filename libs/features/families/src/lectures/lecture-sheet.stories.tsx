import type { Meta, StoryObj } from '@storybook/react-vite';
import { familyLecturesContract as contract } from '@portal/domain/families/family-lectures.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aHomeworkFile, aHomeworkLook } from '@portal/testing/families/family-homework-builders';
import { readBy } from '../reader.fixture.tsx';
import { LectureSheet } from './lecture-sheet.tsx';

const PAPER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><rect width="595" height="842" fill="#fff"/><text x="80" y="120" font-size="28">y = 2x + 1</text><text x="120" y="400" font-size="22" fill="#ccc" transform="rotate(-24 120 400)">K-1042-3F9A2C</text></svg>')}`;
const pages = [1, 2].map(() => ({ url: PAPER, largeUrl: PAPER, width: 595, height: 842 }));
const file = aHomeworkFile({ name: '일차함수의 그래프 정리.pdf', url: null, previewUrl: null });
const words = aHomeworkFile({ name: '단어.txt', contentType: 'text/plain', url: null, previewUrl: null, looks: null });
const students = [
  { id: 'student-1', name: '김민준' },
  { id: 'student-2', name: '김서연' },
];
const world = (...platform: Fake[]) => ({ signedIn: false, route: '/f/:link', path: '/f/link', platform });
const opened = (one = file) => fake(contract.openFamilyLectureFile, one);

const meta = {
  component: LectureSheet,
  decorators: [readBy()],
  args: { lectureId: 'lecture-1', file, students, onClose: () => undefined },
  parameters: world(opened(), fake(contract.lookAtLectureFile, aHomeworkLook({ pages }))),
} satisfies Meta<typeof LectureSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyLooked: Story = { name: '내려받을 수 없는 자료' };
export const OnlyLookedVietnamese: Story = {
  name: '내려받을 수 없는 자료, 베트남어',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
  globals: { viewport: { value: 'w390' } },
};
export const OnlyRead: Story = {
  name: '글만 읽는 자료',
  args: { file: words },
  parameters: world(opened(words), fake(contract.getFamilyLectureText, { text: 'apple 사과\npear 배', isCut: false })),
};
export const LookFailed: Story = {
  name: '보지 못함',
  parameters: world(opened(), fakeProblem(contract.lookAtLectureFile, 'NOT_FOUND')),
};
