import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ClassLectures } from './class-lectures.tsx';
import { lectureForm, lectures as words } from './lecture-messages.ts';

const { listLectures } = lecturesContract;
const items = [
  aLecture(),
  aLecture({
    id: 'lecture-2',
    title: '기울기 자료',
    status: 'DRAFT',
    displayAt: null,
    files: [],
    downloadAllowed: false,
  }),
  aLecture({ id: 'lecture-3', title: '절편 자료', status: 'SCHEDULED', displayAt: '2026-11-20T19:00:00+09:00' }),
  aLecture({
    id: 'lecture-4',
    title: HARD_CONTENT.long,
    content: HARD_CONTENT.long,
    status: 'CLOSED',
    deadlineAt: '2026-11-17T23:59:00+09:00',
  }),
];
/** As many as a page of a list of `total` holds. */
const pageOf = (total: number) =>
  Array.from({ length: Math.min(total, 20) }, (_, at) => ({ ...items[at % items.length]!, id: `lecture-${at + 1}` }));
const lectures = (total: number) => ({
  platform: [fake(listLectures, { total, items: pageOf(total) }), ...fakeUploads()],
});
const meta = {
  component: ClassLectures,
  args: { classId: 'class-1', zone: DEFAULT_TIME_ZONE },
  parameters: lectures(items.length),
} satisfies Meta<typeof ClassLectures>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (role: 'button' | 'menuitem' | 'radio' | 'switch', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

export const Loaded: Story = { name: '네 가지 상태' };
export const ManyPages: Story = { name: '여러 쪽', parameters: lectures(42) };
export const Empty: Story = { name: '자료 없음', parameters: lectures(0) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listLectures)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listLectures, 'UNEXPECTED')] },
};
export const Form: Story = { name: '올리기', play: () => press('button', words.create) };
export const Change: Story = {
  name: '수정',
  play: async () => {
    await press('button', words.menu('절편 자료'));
    await press('menuitem', words.change);
    await press('switch', lectureForm.hasEnd);
  },
};
export const Removal: Story = {
  name: '지우기 전에',
  play: async () => {
    await press('button', words.menu('기울기 자료'));
    await press('menuitem', words.remove);
  },
};
