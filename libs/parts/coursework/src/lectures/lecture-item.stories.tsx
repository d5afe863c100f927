import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aFile } from '@portal/testing/assets/file-builders';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { LectureItem } from './lecture-item.tsx';

const meta = {
  component: LectureItem,
  parameters: { platform: [] },
  args: { lecture: aLecture(), zone: DEFAULT_TIME_ZONE, onAction: fn() },
  render: (args) => (
    <StorySheet width="full">
      <chakra.ul listStyleType="none">
        <LectureItem {...args} />
      </chakra.ul>
    </StorySheet>
  ),
} satisfies Meta<typeof LectureItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '공개 중' };
export const Draft: Story = {
  name: '초안, 파일 없음',
  args: { lecture: aLecture({ status: 'DRAFT', displayAt: null, content: '', files: [], downloadAllowed: false }) },
};
export const Scheduled: Story = {
  name: '예약 공개',
  args: { lecture: aLecture({ status: 'SCHEDULED', displayAt: '2026-11-20T19:00:00+09:00' }) },
};
export const Ended: Story = {
  name: '공개가 끝남',
  args: { lecture: aLecture({ status: 'CLOSED', deadlineAt: '2026-11-17T23:59:00+09:00' }) },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    lecture: aLecture({
      title: HARD_CONTENT.url,
      content: `${HARD_CONTENT.long} ${HARD_CONTENT.url}\n`.repeat(6),
      deadlineAt: '2026-12-31T23:59:00+09:00',
      files: [HARD_CONTENT.url, HARD_CONTENT.long].map((name, at) => aFile({ id: `file-${at}`, name: `${name}.png` })),
    }),
  },
};
