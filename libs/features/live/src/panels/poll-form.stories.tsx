import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { panels } from '../messages.ts';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { PanelBody } from './panel-body.tsx';
import { PollForm } from './poll-form.tsx';

const meta = {
  component: PollForm,
  parameters: { platform: [] },
  decorators: [asPanel, ...inRoom().decorators],
  render: () => (
    <PanelBody>
      <PollForm />
    </PanelBody>
  ),
} satisfies Meta<typeof PollForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '빈 질문' };
export const Missing: Story = {
  name: '보기가 모자람',
  play: async () => userEvent.click(await screen.findByRole('button', { name: panels.startPoll })),
};
