import type { Meta, StoryObj } from '@storybook/react-vite';
import { HalfWritten } from '../planning/planning-form.fixture.tsx';
import { TeachingFields } from './teaching-fields.tsx';

const meta = {
  component: TeachingFields,
  render: () => (
    <HalfWritten>
      <TeachingFields />
    </HalfWritten>
  ),
} satisfies Meta<typeof TeachingFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = { name: '온라인' };
export const Offline: Story = {
  name: '대면',
  render: () => (
    <HalfWritten values={{ mode: 'OFFLINE', place: '마포구 스터디룸 2호', capacity: 6 }}>
      <TeachingFields />
    </HalfWritten>
  ),
};
export const Wrong: Story = {
  name: '둘 다, 고칠 칸이 있음',
  render: () => (
    <HalfWritten
      values={{ mode: 'BOTH', meetingUrl: 'meet.example' }}
      errors={{
        place: { type: 'custom', message: '장소를 입력해 주세요.' },
        meetingUrl: { type: 'custom', message: 'https://로 시작하는 주소를 입력해 주세요.' },
      }}
    >
      <TeachingFields />
    </HalfWritten>
  ),
};
