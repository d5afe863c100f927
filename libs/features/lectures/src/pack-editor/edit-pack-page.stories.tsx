import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { packsContract } from '@portal/domain/library/packs.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { packsWorld } from '../packs.fixture.ts';
import { EditPackPage } from './edit-pack-page.tsx';

const meta = {
  component: EditPackPage,
  parameters: {
    path: '/account/lesson-packs/pack-1',
    route: '/account/lesson-packs/:packId',
    platform: packsWorld(),
  },
} satisfies Meta<typeof EditPackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Loaded: Story = { name: '담긴 것이 있음' };
export const Taking: Story = {
  name: '수업 판서 가져오기',
  play: async () => {
    await press('수업 판서 가져오기');
    await userEvent.selectOptions(await screen.findByLabelText('수업'), 'class-1');
    await userEvent.selectOptions(await screen.findByLabelText('회차'), 'lesson-7');
    await userEvent.click(await screen.findByRole('checkbox', { name: '1쪽 고르기' }));
  },
};
export const Rivalled: Story = {
  name: '다른 곳에서 먼저 바뀜',
  parameters: { platform: [fakeProblem(packsContract.updatePack, 'VERSION_CONFLICT'), ...packsWorld()] },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/꾸러미 이름/), ' 고침');
    await press('저장');
  },
};
export const Gone: Story = { name: '지워진 꾸러미', parameters: { path: '/account/lesson-packs/pack-99' } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(packsContract.getPack), ...packsWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(packsContract.getPack, 'UNEXPECTED'), ...packsWorld()] },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
