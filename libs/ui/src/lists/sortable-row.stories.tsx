import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { SortableRow } from './sortable-row.tsx';

const meta = {
  component: SortableRow,
  args: {
    id: 'graph',
    name: '2회차',
    index: 1,
    count: 3,
    hintId: 'hint',
    readOnly: false,
    onMove: () => {},
    actions: <IconButton label="2회차 지우기" icon={<Icon as={X} />} />,
    children: '일차함수의 그래프',
  },
  argTypes: { actions: { control: false } },
  decorators: [
    (Story, { args }) => (
      <DndContext>
        <SortableContext items={[args.id]}>
          <VisuallyHidden id="hint">화살표 키로 옮겨요</VisuallyHidden>
          <ul style={{ listStyle: 'none' }}>
            <Story />
          </ul>
        </SortableContext>
      </DndContext>
    ),
  ],
} satisfies Meta<typeof SortableRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: '가운데 줄' };
export const First: Story = { name: '첫 줄: 위로 갈 수 없음', args: { index: 0, name: '1회차' } };
export const ReadOnly: Story = { name: '볼 수만 있음', args: { readOnly: true } };
export const Content: Story = { name: '긴 내용', args: { children: HARD_CONTENT.url } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
