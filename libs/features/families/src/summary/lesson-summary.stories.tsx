import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familySummaryContract as contract } from '@portal/domain/families/family-summary.contract';
import { neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aBoardPage } from '@portal/testing/families/family-board-builders';
import { aFamilyDoor } from '@portal/testing/families/family-door-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { readBy } from '../reader.fixture.tsx';
import { LessonSummary } from './lesson-summary.tsx';
import { shownBoard, shownSummary } from './summary.fixture.ts';

const meta = {
  component: LessonSummary,
  decorators: [readBy()],
  args: { lessonId: 'lesson-7', students: aFamilyDoor().students },
  parameters: { signedIn: false, platform: [shownBoard()] },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof LessonSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const openFirst = async () => userEvent.click((await screen.findAllByRole('button'))[0]!);

export const Everything: Story = {
  name: '칠판, 자료, 질문',
  parameters: { signedIn: false, platform: [shownSummary()] },
};
export const EverythingVietnamese: Story = {
  ...Everything,
  name: '칠판, 자료, 질문, 베트남어',
  decorators: [readBy('vi')],
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    signedIn: false,
    platform: [
      shownSummary({
        pages: [],
        materials: [{ name: HARD_CONTENT.url, url: null }],
        questions: [
          {
            id: 'poll-1',
            question: HARD_CONTENT.long,
            options: [
              { text: HARD_CONTENT.long, votes: 12 },
              { text: HARD_CONTENT.url, votes: 0 },
            ],
            answer: null,
            chosen: [{ studentId: 'student-1', option: 0 }],
          },
        ],
      }),
    ],
  },
};
export const Drawn: Story = { name: '두 쪽' };
export const DrawnVietnamese: Story = { name: '두 쪽, 베트남어', decorators: [readBy('vi')] };
export const Desk: Story = { name: '두 쪽, 넓은 화면', globals: { viewport: { value: 'w1024' } } };
export const Large: Story = { name: '크게', play: openFirst };
export const Zoomed: Story = {
  name: '크게, 확대',
  play: async () => {
    await openFirst();
    await userEvent.click(await screen.findByRole('button', { name: '확대' }));
  },
};
export const LargeVietnamese: Story = { name: '크게, 베트남어', decorators: [readBy('vi')], play: openFirst };
export const LargeDesk: Story = { name: '크게, 넓은 화면', globals: { viewport: { value: 'w1024' } }, play: openFirst };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { signedIn: false, platform: [neverAnswers(contract.getFamilySummary)] },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { signedIn: false, platform: [offline(contract.getFamilySummary)] },
};
export const Most: Story = {
  name: '가장 많은 쪽',
  parameters: {
    signedIn: false,
    platform: [shownBoard(Array.from({ length: 24 }, (_, at) => aBoardPage({ no: at + 1 })))],
  },
};
export const LargeText: Story = { name: '글자 200%', globals: { viewport: { value: 'w390' }, textZoom: 'double' } };
