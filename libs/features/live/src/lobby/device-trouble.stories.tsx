import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeDevices } from '../live.fixture.ts';
import type { OwnState } from '../media/own-media.ts';
import { createOwnMedia } from '../media/own-media.ts';
import { inVietnamese } from '../room-story.fixture.tsx';
import { DeviceTrouble } from './device-trouble.tsx';

const media = createOwnMedia(fakeDevices(), () => undefined);
const own = (trouble: OwnState['trouble']): OwnState => ({ ...media.read(), trouble });

const meta = { component: DeviceTrouble, args: { media, own: own({}) } } satisfies Meta<typeof DeviceTrouble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fine: Story = { name: '문제 없음', tags: ['empty-canvas'] };
export const Refused: Story = { name: '카메라가 막혀 있음', args: { own: own({ video: 'REFUSED' }) } };
export const InUse: Story = { name: '다른 앱이 마이크를 씀', args: { own: own({ audio: 'IN_USE' }) } };
export const Both: Story = { name: '둘 다 없음', args: { own: own({ audio: 'NONE', video: 'NONE' }) } };
export const Different: Story = {
  name: '서로 다른 문제',
  args: { own: own({ audio: 'REFUSED', video: 'IN_USE' }) },
  globals: { viewport: { value: 'w390' } },
};
export const Vietnamese: Story = {
  name: '서로 다른 문제, 베트남어',
  args: { own: own({ audio: 'REFUSED', video: 'NONE' }) },
  decorators: [inVietnamese],
};
