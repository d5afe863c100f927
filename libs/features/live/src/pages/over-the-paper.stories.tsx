import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { OverThePaper } from './over-the-paper.tsx';

const still = { start: () => undefined, close: () => undefined };

const overPaper = (Part: ComponentType) => (
  <chakra.div
    display="grid"
    gridTemplateAreas="'paper'"
    gridTemplateColumns="minmax(0, 1fr)"
    gridTemplateRows="minmax(0, 1fr)"
    h="16rem"
    bg="white"
  >
    <Part />
  </chakra.div>
);

const meta = {
  component: OverThePaper,
  args: { keep: { ...still, keeping: { step: 'SENDING', count: 3, percent: 40 } } },
  decorators: [overPaper],
} satisfies Meta<typeof OverThePaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { name: '쪽을 올리는 중' };
export const Nothing: Story = {
  name: '아무것도 없음',
  args: { keep: { ...still, keeping: { step: 'IDLE' } } },
};
export const LongOnPhone: Story = {
  name: '긴 제목, 휴대폰',
  args: {
    keep: {
      ...still,
      keeping: { step: 'DONE', count: 50, title: `칠판 · ${HARD_CONTENT.long}`, isNew: true, pages: [] },
    },
  },
  globals: { viewport: { value: 'w390' } },
};
