import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { announcementsContract as contract } from '@portal/domain/chat/announcements.contract';
import { paths } from '@portal/domain/site/paths';
import { anAnnouncementClass } from '@portal/testing/chat/announcement-builders';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { writing as words } from '../announcement-messages.ts';
import { announcing } from './announcements.fixture.ts';
import { NewAnnouncementPage } from './new-announcement-page.tsx';

const meta = {
  component: NewAnnouncementPage,
  parameters: { path: paths.newChatAnnouncement(), platform: announcing().handlers },
} satisfies Meta<typeof NewAnnouncementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = { name: '처음' };
export const FromClass: Story = {
  name: '한 수업에서 옴',
  parameters: { path: paths.newChatAnnouncement('class-3') },
};
export const Guarded: Story = {
  name: '연락처가 있음',
  parameters: { path: paths.newChatAnnouncement('class-1') },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '급하면 010-1234-5678로 전화 주세요.');
    await userEvent.click(screen.getByRole('button', { name: words.submit(1) }));
    await screen.findByRole('alertdialog');
  },
};
export const NoClasses: Story = {
  name: '공지할 수업 없음',
  parameters: { platform: announcing({ classes: [] }).handlers },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listAnnouncementClasses)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listAnnouncementClasses, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  parameters: {
    platform: announcing({
      classes: Array.from({ length: 40 }, (_, no) =>
        anAnnouncementClass({ id: `class-${no}`, name: HARD_CONTENT.long, readerCount: 1_200 }),
      ),
    }).handlers,
  },
};
