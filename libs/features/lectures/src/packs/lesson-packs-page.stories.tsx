import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { packsContract } from '@portal/domain/library/packs.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLessonPack, aPackSummary } from '@portal/testing/library/pack-builders';
import { packsWorld } from '../packs.fixture.ts';
import { LessonPacksPage } from './lesson-packs-page.tsx';

const meta = {
  component: LessonPacksPage,
  parameters: { layout: 'fullscreen', path: '/account/lesson-packs', platform: packsWorld() },
} satisfies Meta<typeof LessonPacksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('파일에서 가져오기'), file);
const give = async () =>
  userEvent.click(await screen.findByRole('button', { name: '일차함수 활용 2회분 수업에 넣기' }));

export const Loaded: Story = { name: '꾸러미 있음' };
export const Giving: Story = { name: '수업에 넣기', play: give };
export const Given: Story = {
  name: '수업에 넣음',
  play: async () => {
    await give();
    await userEvent.click(await screen.findByRole('radio', { name: '중1 수학 3회차' }));
    await userEvent.click(screen.getByRole('button', { name: '이 회차에 넣기' }));
    await screen.findByRole('link', { name: '회차 보기' });
  },
};
export const Imported: Story = {
  name: '파일에서 가져옴, 자료가 빠짐',
  parameters: {
    platform: [
      fake(packsContract.importPack, { pack: aLessonPack(), missing: ['일차함수 정리.pdf', '연습지.docx'] }),
      ...packsWorld(),
    ],
  },
  play: async () => {
    const file = { format: 'portal-lesson-pack', version: 1, name: '일차함수의 그래프', documents: [], homework: null };
    await choose(new File([JSON.stringify({ ...file, polls: [], pages: [] })], '꾸러미.json'));
    await screen.findByRole('list', { name: '빠진 자료' });
  },
};
export const NotOurs: Story = {
  name: '꾸러미가 아닌 파일',
  play: () => choose(new File(['{"name":"다른 파일"}'], '다른 파일.json', { type: 'application/json' })),
};
export const More: Story = {
  name: '더 보기',
  parameters: {
    platform: [
      fake(packsContract.listPacks, {
        total: 23,
        items: Array.from({ length: 20 }, (_, no) => aPackSummary({ id: `pack-${no}`, name: `꾸러미 ${no + 1}` })),
      }),
      ...packsWorld(),
    ],
  },
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: packsWorld([]) } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(packsContract.listPacks), ...packsWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(packsContract.listPacks, 'UNEXPECTED'), ...packsWorld()] },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
