import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { packsContract } from '@portal/domain/library/packs.contract';
import { liveContract } from '@portal/domain/live/live.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aBoardPage } from '@portal/testing/families/family-board-builders';
import { aLessonPack, aPackUse } from '@portal/testing/library/pack-builders';
import { noPacks } from '../lessons.fixture.ts';
import { KeepAsPack } from './keep-as-pack.tsx';
import { keeping as words } from './pack-messages.ts';

const board = (count: number) =>
  fake(liveContract.getBoard, {
    pages: Array.from({ length: count }, (_, at) => ({ no: at + 1, elements: aBoardPage().drawings })),
  });
const uses = fake(packsContract.listPackUses, { items: [aPackUse()] });
const create = fake(packsContract.createPack, aLessonPack());
const open = async () => userEvent.click(await screen.findByRole('button', { name: words.keep }));

const meta = {
  component: KeepAsPack,
  args: { lesson: { id: 'lesson-1', title: '일차함수의 그래프' } },
  parameters: { platform: [board(3), uses, create] },
} satisfies Meta<typeof KeepAsPack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = { name: '수업 쪽에서' };
export const Naming: Story = { name: '이름 짓기', play: open };
export const NamingOnPhone: Story = { ...Naming, name: '이름 짓기, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Made: Story = {
  name: '담았음',
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: words.submit }));
    await screen.findByRole('link', { name: words.edit });
  },
};
export const TooMany: Story = {
  name: '자리보다 많은 판서',
  parameters: { platform: [board(23), uses, create] },
  play: open,
};
export const Nothing: Story = { name: '담을 것이 없음', parameters: { platform: [board(0), noPacks] }, play: open };
export const Failed: Story = {
  name: '칠판을 불러오지 못함',
  parameters: { platform: [fakeProblem(liveContract.getBoard, 'UNEXPECTED'), uses] },
  play: open,
};
