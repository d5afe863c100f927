import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { liveContract } from '@portal/domain/live/live.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aGuestLink } from '@portal/testing/live/live-builders';
import { hostFakes } from '../live.fixture.ts';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { LinksPanel } from './links-panel.tsx';
import { hostPanels } from './panel-messages.ts';

const meta = {
  component: LinksPanel,
  decorators: [asPanel, ...inRoom().decorators],
  parameters: { platform: hostFakes() },
} satisfies Meta<typeof LinksPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = { name: '학생마다 하나' };
export const Renewing: Story = {
  name: '새로 만들지 물음',
  play: async () =>
    userEvent.click(await screen.findByRole('button', { name: hostPanels.renewLink('학생 A01', '학생') })),
};
export const Nobody: Story = {
  name: '학생 없음',
  parameters: { platform: [fake(liveContract.listGuestLinks, { items: [] })] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(liveContract.listGuestLinks)] },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(liveContract.listGuestLinks, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: [
      fake(liveContract.listGuestLinks, {
        items: Array.from({ length: 12 }, (_, at) =>
          aGuestLink({ id: `link-${at}`, studentName: `이름이 아주 길어서 한 줄에 다 들어가지 않는 학생 ${at + 1}` }),
        ),
      }),
    ],
  },
};
