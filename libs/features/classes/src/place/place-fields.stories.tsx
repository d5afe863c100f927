import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIMITS } from '@portal/domain/tenant/limits';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { HalfWritten } from '../planning/planning-form.fixture.tsx';
import { PlaceFields } from './place-fields.tsx';

const meta = {
  component: PlaceFields,
  args: { mode: 'ONLINE', placeHelper: '학생이 찾아올 곳을 적어 주세요.' },
  parameters: { platform: [] },
  render: (args) => (
    <HalfWritten values={{ capacity: 6 }}>
      <PlaceFields {...args} />
    </HalfWritten>
  ),
} satisfies Meta<typeof PlaceFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = { name: '온라인' };
export const Offline: Story = { name: '대면', args: { mode: 'OFFLINE' } };
export const Wrong: Story = {
  name: '고칠 칸',
  args: { mode: 'BOTH' },
  render: (args) => (
    <HalfWritten
      values={{ capacity: 0, meetingUrl: 'meet.example' }}
      errors={{
        capacity: { type: 'custom', message: '한 명 이상으로 적어 주세요.' },
        place: { type: 'custom', message: '장소를 입력해 주세요.' },
        meetingUrl: { type: 'custom', message: 'https://로 시작하는 주소를 적어 주세요.' },
      }}
    >
      <PlaceFields {...args} />
    </HalfWritten>
  ),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { mode: 'BOTH' },
  render: (args) => (
    <HalfWritten
      values={{
        capacity: 100,
        place: HARD_CONTENT.url.repeat(3).slice(0, LIMITS.addressMax),
        meetingUrl: HARD_CONTENT.url,
      }}
    >
      <PlaceFields {...args} />
    </HalfWritten>
  ),
};
