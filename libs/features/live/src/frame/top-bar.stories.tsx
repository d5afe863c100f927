import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLiveLesson } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aBusyRoom } from '../room-states.fixture.ts';
import { inRoom, inVietnamese, onDark } from '../room-story.fixture.tsx';
import { RoomLanguageToggle } from './room-language-toggle.tsx';
import { TopBar } from './top-bar.tsx';

const at = (state = aBusyRoom()) => ({ decorators: [onDark, ...inRoom(state).decorators] });
const meta = { component: TopBar, args: { shape: 'desk' }, parameters: { platform: [] } } satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'w390' } }, args: { shape: 'portrait' } } satisfies Partial<Story>;
const longest = aBusyRoom({ lesson: aLiveLesson({ title: HARD_CONTENT.url, className: HARD_CONTENT.long }) });

export const Running: Story = { name: '수업 중', ...at() };
export const Before: Story = {
  name: '시작 전',
  ...at(
    aBusyRoom({
      startedAt: null,
      lesson: aLiveLesson({ startAt: '2026-11-18T10:50:00+09:00', endAt: '2026-11-18T11:50:00+09:00' }),
    }),
  ),
};
export const Phone: Story = { ...phone, name: '휴대폰에서 한 줄', ...at() };
export const Lying: Story = { ...phone, name: '눕힌 휴대폰', args: { shape: 'landscape' }, ...at() };
export const Vietnamese: Story = {
  name: '베트남어',
  args: { children: <RoomLanguageToggle /> },
  decorators: [onDark, inVietnamese, ...inRoom().decorators],
};
export const Longest: Story = { name: '가장 긴 내용', ...at(longest) };
export const LongestOnPhone: Story = { ...phone, name: '가장 긴 내용, 휴대폰', ...at(longest) };
