import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { packsContract } from '@portal/domain/library/packs.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aPackSummary } from '@portal/testing/library/pack-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { GivePack } from './give-pack.tsx';
import { giving } from './pack-messages.ts';

const { listPacks, applyPack } = packsContract;
const first = aPackSummary();
const shelf = [
  first,
  aPackSummary({ id: 'pack-2', name: '연립방정식의 활용', documents: 3, pages: 0 }),
  aPackSummary({
    id: 'pack-3',
    name: HARD_CONTENT.long.slice(0, 60),
    documents: 0,
    hasHomework: false,
    polls: 0,
    pages: 0,
  }),
];
const world = [fake(listPacks, { total: 3, items: shelf }), fakeProblem(applyPack, 'QUOTA_TOTAL')];
const choose = async () => userEvent.click(await screen.findByRole('radio', { name: first.name }));

const meta = {
  component: GivePack,
  args: { lessonId: 'lesson-1', isInRoom: true, given: ['연립방정식의 활용'], onClose: () => undefined },
  parameters: { platform: world },
} satisfies Meta<typeof GivePack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { name: '고르기 전' };
export const Chosen: Story = { name: '골랐음', play: choose };
export const ChosenOnPhone: Story = { ...Chosen, name: '골랐음, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const NoRoom: Story = { name: '강의실이 없는 수업', args: { isInRoom: false }, play: choose };
export const Refused: Story = {
  name: '넣지 못함',
  play: async () => {
    await choose();
    await userEvent.click(screen.getByRole('button', { name: giving.submit }));
    await screen.findByText(giving.refused);
  },
};
export const None: Story = {
  name: '꾸러미가 없음',
  parameters: { platform: [fake(listPacks, { total: 0, items: [] })] },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(listPacks)] } };
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(listPacks, 'UNEXPECTED')] },
};
