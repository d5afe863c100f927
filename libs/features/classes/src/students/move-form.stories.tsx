import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { aMoveTarget } from '@portal/testing/classes/leaving-builders';
import { type Fake, fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { move as words } from '../student-messages.ts';
import { MoveForm } from './move-form.tsx';

const { listMoveTargets, moveStudent } = classStudentsContract;
const full = aMoveTarget({ id: 'class-3', name: '중2 수학 화요반', seatsFree: 0 });
const targets = fake(listMoveTargets, { items: [full, aMoveTarget()] });
const send = async () => userEvent.click(await screen.findByRole('button', { name: words.confirm }));
const refused = (problem: Fake): Pick<Story, 'parameters' | 'play'> => ({
  parameters: { platform: [targets, problem] },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: aMoveTarget().name }));
    await userEvent.type(await screen.findByRole('textbox'), '주말에만 올 수 있어요.');
    await send();
    await screen.findByText(words.failed);
  },
});

const meta = {
  component: MoveForm,
  parameters: { platform: [targets] },
  args: { classId: 'class-1', student: aClassStudent(), onClose: fn(), onLeft: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof MoveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '고르기 전' };
export const Missing: Story = { name: '수업과 이유가 빠짐', play: send };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(listMoveTargets)] } };
export const Failed: Story = {
  name: '옮길 수업을 불러오지 못함',
  parameters: { platform: [fakeProblem(listMoveTargets, 'UNEXPECTED')] },
};
export const None: Story = {
  name: '옮길 수업 없음',
  parameters: { platform: [fake(listMoveTargets, { items: [] })] },
};
export const AllFull: Story = {
  name: '모두 자리가 참',
  parameters: { platform: [fake(listMoveTargets, { items: [full] })] },
};
export const Refused: Story = { name: '옮기지 못함', ...refused(fakeProblem(moveStudent, 'UNEXPECTED')) };
export const Gone: Story = { name: '다른 곳에서 먼저 옮김', ...refused(fakeProblem(moveStudent, 'WRONG_STATE')) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: [
      fake(listMoveTargets, {
        items: [
          aMoveTarget({ name: HARD_CONTENT.long, seatsFree: 99 }),
          aMoveTarget({ id: 'class-3', name: HARD_CONTENT.url, seatsFree: 0, nextLessonAt: null }),
          ...Array.from({ length: 10 }, (_, no) => aMoveTarget({ id: `class-1${no}`, name: `중2 수학 ${no}반` })),
        ],
      }),
    ],
  },
  play: async () => userEvent.type(await screen.findByRole('textbox'), HARD_CONTENT.url),
};
