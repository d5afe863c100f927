import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { noPacks } from '../live.fixture.ts';
import { PanelBody } from '../panel-body.tsx';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { PollForm } from './poll-form.tsx';
import { hostPolls } from './poll-messages.ts';

const meta = {
  component: PollForm,
  parameters: { platform: [noPacks] },
  decorators: [asPanel, ...inRoom().decorators],
  render: (args) => (
    <PanelBody>
      <PollForm {...args} />
    </PanelBody>
  ),
} satisfies Meta<typeof PollForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const toQuiz = async () => userEvent.click(await screen.findByRole('radio', { name: hostPolls.kinds.QUIZ }));
const write = async (field: string | RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: field }), text);

export const Empty: Story = { name: '빈 질문' };
export const Missing: Story = {
  name: '설문에 빠진 것이 있음',
  play: async () => userEvent.click(await screen.findByRole('button', { name: hostPolls.start.POLL })),
};
export const MissingRight: Story = {
  name: '퀴즈에 정답이 없음',
  play: async () => {
    await toQuiz();
    await userEvent.click(await screen.findByRole('button', { name: hostPolls.start.QUIZ }));
  },
};
export const Quiz: Story = {
  name: '정답을 고른 퀴즈',
  play: async () => {
    await toQuiz();
    await write(/^질문/, '공책은 몇 권일까요?');
    await write(hostPolls.option(1), '6권');
    await write(hostPolls.option(2), '7권');
    await userEvent.click(await screen.findByRole('radio', { name: '7권' }));
  },
};
export const OnPhone: Story = { ...Quiz, name: '정답을 고른 퀴즈, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const InCard: Story = { name: '결과 대신 새 질문', args: { onDone: () => undefined } };
export const Longest: Story = {
  name: '가장 긴 내용',
  play: async () => {
    await toQuiz();
    await write(/^질문/, HARD_CONTENT.long);
    await write(hostPolls.option(1), HARD_CONTENT.long.slice(0, 90));
    await write(hostPolls.option(2), HARD_CONTENT.url.slice(0, 80));
  },
};
