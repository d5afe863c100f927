import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inEditor } from '../editor-story.fixture.tsx';
import { aPicturedContent } from '../editor.fixture.ts';
import { ProgrammeStep } from './programme-step.tsx';

const withLessons = (titles: readonly string[], content = '') =>
  inEditor({
    content: aPicturedContent({ programme: titles.map((title, at) => ({ id: `item-${at}`, title, content })) }),
  });

const meta = { component: ProgrammeStep } satisfies Meta<typeof ProgrammeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '여덟 회차', ...inEditor() };
export const Empty: Story = { name: '회차 없음', ...withLessons([]) };
export const Untitled: Story = { name: '제목이 빠진 회차', ...withLessons(['함수의 뜻', '']) };
export const Longest: Story = {
  name: '가장 긴 내용',
  ...withLessons(
    Array.from({ length: 48 }, (_, at) => (at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long)),
    `${HARD_CONTENT.long} ${HARD_CONTENT.url}`,
  ),
};
