import type { Meta, StoryObj } from '@storybook/react-vite';
import { HighlightedText } from './highlighted-text.tsx';

const meta = {
  component: HighlightedText,
  args: { content: '학생 A12 님이 ‘일차함수 활용’ 과제를 제출했어요.', highlightMarks: [] },
} satisfies Meta<typeof HighlightedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '표시 없음' };
export const Three: Story = {
  name: '굵게, 기울임, 밑줄',
  args: {
    highlightMarks: [
      { type: 'BOLD_TAG', offset: 0, length: 6 },
      { type: 'ITALIC_TAG', offset: 10, length: 9 },
      { type: 'UNDERLINE_TAG', offset: 20, length: 2 },
    ],
  },
};
export const Overlapping: Story = {
  name: '겹치는 표시',
  args: {
    highlightMarks: [
      { type: 'BOLD_TAG', offset: 0, length: 15 },
      { type: 'UNDERLINE_TAG', offset: 10, length: 12 },
      { type: 'ITALIC_TAG', offset: 12, length: 4 },
    ],
  },
};
export const Nested: Story = {
  name: '안에 든 표시',
  args: {
    highlightMarks: [
      { type: 'BOLD_TAG', offset: 0, length: 28 },
      { type: 'UNDERLINE_TAG', offset: 10, length: 12 },
      { type: 'ITALIC_TAG', offset: 12, length: 4 },
    ],
  },
};
export const OutOfRange: Story = {
  name: '범위를 넘는 표시',
  args: {
    highlightMarks: [
      { type: 'BOLD_TAG', offset: 23, length: 9_999 },
      { type: 'ITALIC_TAG', offset: -4, length: 9 },
      { type: 'UNDERLINE_TAG', offset: 500, length: 2 },
    ],
  },
};
export const Emoji: Story = {
  name: '이모지',
  args: {
    content: '🎉 축하해요! 👩‍🏫 선생님의 첫 수업이 끝났어요 🎊',
    highlightMarks: [
      // Both cut an emoji in two.
      { type: 'BOLD_TAG', offset: 1, length: 6 },
      { type: 'UNDERLINE_TAG', offset: '🎉 축하해요! 👩‍🏫 선생님의 첫 수업이 끝났어요 🎊'.length - 1, length: 1 },
    ],
  },
};
export const Vietnamese: Story = {
  name: '베트남어',
  args: {
    content: 'Nguyễn Thị Đào 학생이 ‘Bài tập số 3’ 과제를 제출했어요.',
    highlightMarks: [
      { type: 'BOLD_TAG', offset: 0, length: 14 },
      { type: 'ITALIC_TAG', offset: 20, length: 12 },
    ],
  },
};
export const Markup: Story = {
  name: 'HTML은 글자 그대로',
  args: {
    content: '<img src=x onerror=alert(1)> 도 글자예요',
    highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: 4 }],
  },
};
