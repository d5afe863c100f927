import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarLook } from './calendar-look.tsx';
import { Legend } from './legend.tsx';

const meta = {
  component: Legend,
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof Legend>;
export default meta;

export const Plain: StoryObj<typeof meta> = { name: '기본' };
export const Phone: StoryObj<typeof meta> = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
