import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { worlds } from '../classes.fixture.ts';
import { ClassFacts } from './class-facts.tsx';

const meta = {
  component: ClassFacts,
  parameters: { platform: worlds.loaded, path: '/account/my-courses/all' },
  args: { shown: aTeachingClass() },
} satisfies Meta<typeof ClassFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  name: '온라인',
  args: { shown: aTeachingClass({ meetingUrl: 'https://meet.example/abc' }) },
};
export const Offline: Story = {
  name: '대면',
  args: { shown: aTeachingClass({ mode: 'OFFLINE', place: '스터디룸 2호', meetingUrl: null }) },
};
