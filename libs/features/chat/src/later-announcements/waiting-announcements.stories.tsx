import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { announcementsContract } from '@portal/domain/chat/announcements.contract';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { laterAnnouncementsContract as contract } from '@portal/domain/chat/later-announcements.contract';
import { paths } from '@portal/domain/site/paths';
import { aLaterAnnouncement, anAnnouncementClass } from '@portal/testing/chat/announcement-builders';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { waiting as words } from '../later-announcement-messages.ts';
import { keepsAnnouncements } from './later-announcements.fixture.ts';
import { WaitingAnnouncements } from './waiting-announcements.tsx';

const keeping = (...later: LaterAnnouncement[]) => ({
  platform: [
    ...keepsAnnouncements(later).handlers,
    fake(announcementsContract.listAnnouncementClasses, { items: [anAnnouncementClass()] }),
  ],
});
const closed = { id: 'class-2', name: '중3 수학 심화', isOpen: false };
const meta = {
  component: WaitingAnnouncements,
  parameters: {
    path: paths.chatAnnouncements(),
    ...keeping(
      aLaterAnnouncement(),
      aLaterAnnouncement({ id: 'later-2', content: '교재 42쪽부터 풀어 오세요.', sendAt: '2026-11-20T18:00:00+09:00' }),
    ),
  },
} satisfies Meta<typeof WaitingAnnouncements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '기다리는 공지' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w320' } } };
export const ClosedClass: Story = {
  name: '끝난 수업이 있음',
  parameters: keeping(aLaterAnnouncement({ classes: [...aLaterAnnouncement().classes, closed] })),
};
export const NotSent: Story = {
  name: '보내지 못함',
  parameters: keeping(
    aLaterAnnouncement({ failure: 'NO_CLASS', classes: [closed] }),
    aLaterAnnouncement({ id: 'later-2', failure: 'FILE_GONE', isFileGone: true }),
    aLaterAnnouncement({ id: 'later-3', failure: 'FILE_GONE' }),
  ),
};
export const Moving: Story = {
  name: '시각 바꾸기',
  parameters: keeping(aLaterAnnouncement()),
  play: async () => userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${words.move}`) })),
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(contract.listLaterAnnouncements, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  parameters: keeping(
    aLaterAnnouncement({
      content: HARD_CONTENT.url,
      classes: Array.from({ length: 20 }, (_, no) => ({ id: `class-${no}`, name: HARD_CONTENT.long, isOpen: no > 1 })),
    }),
  ),
};
