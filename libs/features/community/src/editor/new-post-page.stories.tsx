import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { groupsContract as contract } from '@portal/domain/community/groups.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { worlds } from '../community.fixture.ts';
import { NewPostPage } from './new-post-page.tsx';

const path = '/account/community/group-math/new';
const meta = {
  component: NewPostPage,
  parameters: {
    path,
    route: '/account/community/:groupId/new',
    platform: worlds.loaded(),
  },
} satisfies Meta<typeof NewPostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Blank: Story = { name: '새 글' };
export const Question: Story = { name: '새 질문', parameters: { path: `${path}?kind=question` } };
export const Pack: Story = { name: '자료 나누기', parameters: { path: `${path}?kind=pack` } };
export const WrongPack: Story = { ...Pack, name: '꾸러미와 라이선스 없음', play: () => submit('자료 나누기') };
export const NoPack: Story = {
  ...Pack,
  name: '나눌 꾸러미가 없음',
  parameters: {
    ...Pack.parameters,
    platform: [fake(packsContract.listPacks, { total: 0, items: [] }), ...worlds.loaded()],
  },
};
export const Wrong: Story = { ...Question, name: '제목과 내용 없음', play: () => submit('질문 올리기') };
export const Contacts: Story = {
  name: '연락처가 있음',
  async play() {
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^내용/ }),
      '자료는 math@example.com으로 물어봐 주세요.',
    );
    await submit('글 올리기');
    await screen.findByRole('alertdialog');
  },
};
export const Stranger: Story = { name: '가입하지 않음', parameters: { platform: worlds.stranger() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getGroup), ...worlds.loaded()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getGroup, 'UNEXPECTED'), ...worlds.loaded()] },
};
export const Phone: Story = { ...Question, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const ContactsPhone: Story = { ...Contacts, name: '연락처, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  ...Question,
  name: '가장 긴 내용, 좁은 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w320' } },
};
