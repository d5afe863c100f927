import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DraftNotice } from '@portal/ui/draft-notice';
import { AddMenu } from '../tools/add-menu.tsx';
import { CalendarFoot } from './calendar-foot.tsx';

const draft = (
  <DraftNotice onResume={fn()} onDiscard={fn()}>
    일정 추가 “학부모 상담” · 3분 전
  </DraftNotice>
);

const meta = {
  component: CalendarFoot,
  decorators: [
    (Story) => (
      <div>
        <div style={{ height: '120vh' }} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CalendarFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = { name: '쓰던 내용', args: { children: draft } };
export const Phone: Story = {
  name: '휴대폰: 쓰던 내용과 추가',
  args: {
    children: (
      <>
        {draft}
        <AddMenu ref={{ current: null }} onAdd={fn()} size="lg" justifySelf="end" boxShadow="lg" />
      </>
    ),
  },
  globals: { viewport: { value: 'w390' } },
};
