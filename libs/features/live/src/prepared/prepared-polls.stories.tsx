import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { anEvidenceEvent } from '@portal/testing/lessons/lesson-desk-builders';
import { aWholeEvidence } from '@portal/testing/lessons/lesson-evidence-builders';
import { aPackUse } from '@portal/testing/library/pack-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { PanelBody } from '../panel-body.tsx';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { PreparedPolls } from './prepared-polls.tsx';

const polls = [
  ...aPackUse().polls,
  { question: '오늘 내용을 이해했나요?', options: ['네', '조금', '아니요'], answer: null },
];
const world = (questions: typeof polls, asked: string[] = []) => ({
  platform: [
    fake(packsContract.listPackUses, { items: [aPackUse({ polls: questions })] }),
    fake(
      lessonDeskContract.getLessonEvidence,
      aWholeEvidence({ events: asked.map((question) => anEvidenceEvent({ kind: 'POLL', data: { question } })) }),
    ),
  ],
});
const meta = {
  component: PreparedPolls,
  args: { onAsked: () => undefined },
  parameters: world(polls),
  decorators: [asPanel, ...inRoom().decorators],
  render: (args) => (
    <PanelBody>
      <PreparedPolls {...args} />
    </PanelBody>
  ),
} satisfies Meta<typeof PreparedPolls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '아직 묻지 않음' };
export const Asked: Story = { name: '하나를 물었음', parameters: world(polls, [polls[0]!.question]) };
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(packsContract.listPackUses, 'UNEXPECTED')] },
};
export const Hardest: Story = {
  name: '가장 긴 내용, 휴대폰',
  parameters: world([
    {
      question: HARD_CONTENT.long.slice(0, 200),
      options: [HARD_CONTENT.long.slice(0, 80), HARD_CONTENT.url.slice(0, 80)],
      answer: 1,
    },
  ]),
  globals: { viewport: { value: 'w390' } },
};
