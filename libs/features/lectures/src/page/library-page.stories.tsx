import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { documentsContract } from '@portal/domain/library/documents.contract';
import { foldersContract } from '@portal/domain/library/folders.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import { fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aLibraryDocument } from '@portal/testing/library/library-builders';
import { aPackSummary } from '@portal/testing/library/pack-builders';
import { aFullWorld, anEmptyWorld, aWorld, worldWith } from '../lectures.fixture.ts';
import { LibraryPage } from './library-page.tsx';

const path = '/account/lectures';
const meta = {
  component: LibraryPage,
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof LibraryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: '자료 있음',
  parameters: { platform: [fake(packsContract.listPacks, { total: 3, items: [aPackSummary()] }), ...aWorld()] },
};
export const Opened: Story = { name: '문서를 고름', parameters: { path: `${path}?document=doc-5` } };
export const Gone: Story = { name: '지워진 자료', parameters: { path: `${path}?document=doc-99` } };
export const Tiles: Story = { name: '그림으로', parameters: { path: `${path}?look=tiles` } };
export const Found: Story = {
  name: '본문에서 찾음',
  parameters: {
    path: `${path}?q=기울기`,
    platform: worldWith([
      aLibraryDocument({ excerpt: '… 직선의 기울기는 x가 1만큼 늘 때 y가 늘어난 양이에요. 기울기가 같으면 …' }),
    ]),
  },
};
export const NothingFound: Story = { name: '찾은 것 없음', parameters: { path: `${path}?q=물리` } };
export const EmptyFolder: Story = {
  name: '빈 폴더',
  parameters: { path: `${path}?folder=folder-2`, platform: worldWith([aLibraryDocument()]) },
};
export const Choosing: Story = {
  name: '여러 개 고르는 중',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '여러 개 고르기' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /수업 안내/ }));
  },
};
export const Full: Story = { name: '여러 쪽, 공간이 거의 참', parameters: { platform: aFullWorld() } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: {
    platform: [neverAnswers(documentsContract.listDocuments), neverAnswers(foldersContract.getLibrary), ...aWorld()],
  },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(documentsContract.listDocuments, 'UNEXPECTED'), ...aWorld()] },
};
export const NoFolders: Story = {
  name: '폴더만 오프라인',
  parameters: { platform: [offline(foldersContract.getLibrary), ...aWorld()] },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = { ...Opened, name: '가장 긴 내용', globals: { texts: 'long' } };
