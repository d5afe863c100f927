import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import type { LiveMaterial } from '@portal/domain/live/live-material';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { aRoomState, aShownFile } from '@portal/testing/live/live-builders';
import { tools } from '../dock/dock-messages.ts';
import { doorKorean } from '../door-korean.ts';
import { aWorld, hostFakes } from '../live.fixture.ts';
import { HostRoomPage } from '../room/host-room-page.tsx';
import { pressTool } from '../room-play.fixture.ts';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 960 540'%3E%3Crect width='960' height='540' fill='%23dde5ea'/%3E" +
  "%3Cpath d='M180 60V480M120 420H860M150 450L780 90' stroke='%233f5d7d' stroke-width='12'/%3E%3C/svg%3E";
const lectures = [
  aLecture(),
  aLecture({
    id: 'lecture-2',
    title: '듣기 자료',
    downloadAllowed: false,
    files: [aFile({ id: 'file-sound', name: '낭독.mp3', contentType: 'audio/mpeg' })],
  }),
];
const { listLectures } = lecturesContract;
const list = (items = lectures) => fake(listLectures, { total: items.length, items });
const page = { layout: 'fullscreen', path: '/account/live/lesson-1', route: '/account/live/:lessonId' };
const world = (answer = list()) => ({ ...page, platform: [answer, ...hostFakes()] });

const meta = {
  component: HostRoomPage,
  parameters: world(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: doorKorean.enter }));
    await pressTool(tools.material);
  },
} satisfies Meta<typeof HostRoomPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (material: LiveMaterial | null): Pick<Story, 'decorators'> => ({
  decorators: [(Page) => aWorld(aRoomState({ material })).wrap(<Page />)],
});

export const Files: Story = { name: '자료 고르기', ...showing(null) };
export const Picture: Story = { name: '그림을 함께 보기', ...showing(aShownFile({ viewPath: PICTURE })) };
export const ViewOnly: Story = {
  name: '보기만 하는 PDF',
  ...showing(
    aShownFile({ fileId: 'file-sheet', name: '정리.pdf', view: 'PDF', viewPath: 'about:blank', savePath: null }),
  ),
};
export const Link: Story = {
  name: '링크를 함께 보기',
  ...showing({ kind: 'LINK', name: '교재', url: 'https://school.example/book' }),
};
export const Behind: Story = {
  name: '칠판을 보는 동안 올려 둔 자료',
  decorators: [(Page) => aWorld(aRoomState({ material: aShownFile(), focus: 'BOARD' })).wrap(<Page />)],
};
export const NotPublic: Story = {
  name: '아직 공개 전인 자료',
  ...showing(null),
  parameters: world(list([aLecture({ status: 'DRAFT', displayAt: null }), ...lectures])),
};
export const Empty: Story = { name: '파일 없음', ...showing(null), parameters: world(list([])) };
export const Loading: Story = { name: '불러오는 중', ...showing(null), parameters: world(neverAnswers(listLectures)) };
export const Failed: Story = {
  name: '오류',
  ...showing(null),
  parameters: world(fakeProblem(listLectures, 'UNEXPECTED')),
};
export const Broken: Story = {
  name: '열리지 않는 그림',
  tags: ['broken-resource'],
  ...showing(aShownFile({ viewPath: '/nothing-here.png' })),
};
