import type { Meta, StoryObj } from '@storybook/react-vite';
import { familyLecturesContract as contract } from '@portal/domain/families/family-lectures.contract';
import { offline } from '@portal/testing/contract-fakes';
import { aFamilyLecture } from '@portal/testing/families/family-lecture-builders';
import { shownLectures } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { LecturesBand } from './lectures-band.tsx';

const seen = aFamilyLecture({
  id: 'lecture-2',
  title: '듣기 자료',
  deadlineAt: '2026-12-01T09:00:00+09:00',
  opened: [
    {
      studentId: 'student-1',
      fileId: 'file-sheet',
      lastAt: '2026-11-17T09:00:00+09:00',
      played: { seconds: 72, total: 200 },
    },
    { studentId: 'student-1', fileId: 'file-picture', lastAt: '2026-11-17T09:00:00+09:00', played: null },
  ],
});
const meta = {
  component: LecturesBand,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [shownLectures(aFamilyLecture(), seen)] },
  args: { students: [{ id: 'student-1', name: '김민준' }] },
} satisfies Meta<typeof LecturesBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '새 자료와 본 자료' };
export const Vietnamese: Story = { name: '베트남어', decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')] };
export const Failed: Story = { name: '오류', parameters: { platform: [offline(contract.listFamilyLectures)] } };
