import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { laterAnnouncementsContract as contract } from '@portal/domain/chat/later-announcements.contract';
import { paths } from '@portal/domain/site/paths';
import { aFile } from '@portal/testing/assets/file-builders';
import { aLaterAnnouncement } from '@portal/testing/chat/announcement-builders';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { announcing } from './announcements.fixture.ts';
import { LaterAnnouncementPage } from './later-announcement-page.tsx';

const keeping = (over: Partial<LaterAnnouncement> = {}) => ({
  platform: announcing({ later: [aLaterAnnouncement(over)] }).handlers,
});
const meta = {
  component: LaterAnnouncementPage,
  parameters: {
    path: paths.laterChatAnnouncement('later-1'),
    route: paths.laterChatAnnouncement.pattern,
    ...keeping(),
  },
} satisfies Meta<typeof LaterAnnouncementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '기다리는 공지' };
export const NotSent: Story = { name: '보내지 못함', parameters: keeping({ failure: 'NO_CLASS', classes: [] }) };
export const Gone: Story = { name: '나간 공지', parameters: keeping({ id: 'another' }) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listLaterAnnouncements), ...announcing({ later: [] }).handlers] },
};
export const Failed: Story = {
  name: '오류',
  parameters: {
    platform: [fakeProblem(contract.listLaterAnnouncements, 'UNEXPECTED'), ...announcing({ later: [] }).handlers],
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  parameters: keeping({
    content: HARD_CONTENT.url,
    files: Array.from({ length: 10 }, (_, no) => aFile({ id: `f${no}`, name: `${HARD_CONTENT.long}.pdf` })),
  }),
};
