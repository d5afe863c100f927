import type { Meta, StoryObj } from '@storybook/react-vite';
import { anInvitedClass } from '@portal/testing/classes/enrollment-builders';
import { ClassFacts } from './class-facts.tsx';

const meta = {
  component: ClassFacts,
  args: { shown: anInvitedClass(), language: 'ko', zone: 'Asia/Seoul' },
} satisfies Meta<typeof ClassFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Here: Story = { name: '같은 시각을 쓰는 곳에서' };
export const Elsewhere: Story = { name: '다른 시각을 쓰는 곳에서', args: { zone: 'Asia/Ho_Chi_Minh' } };
export const Vietnamese: Story = {
  name: '베트남어, 다른 시각을 쓰는 곳에서',
  decorators: [
    (Facts) => (
      <div lang="vi">
        <Facts />
      </div>
    ),
  ],
  args: { language: 'vi', zone: 'Asia/Ho_Chi_Minh' },
};
export const AtAPlace: Story = {
  name: '만나서 하는 수업, 다음 수업과 수준이 정해지지 않음',
  args: {
    shown: anInvitedClass({
      mode: 'OFFLINE',
      place: '서울시 마포구 월드컵북로 21, 3층 한빛 공부방',
      level: null,
      nextLessonAt: null,
      weeklySchedule: [
        { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
        { weekday: 'SATURDAY', start: '10:00', end: '11:30' },
      ],
    }),
  },
  globals: { viewport: { value: 'w390' } },
};
