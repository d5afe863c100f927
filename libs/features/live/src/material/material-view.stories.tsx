import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { aShownFile, someShownPages } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { asStage, inVietnamese } from '../room-story.fixture.tsx';
import { material as words } from './material-messages.ts';
import { MaterialView } from './material-view.tsx';

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#dde5ea"/><path d="M0 ${height}L${width} 0" stroke="#3f5d7d" stroke-width="12"/></svg>`,
  )}`;
const picture = aShownFile({ viewPath: drawn(960, 540) });

const meta = {
  component: MaterialView,
  decorators: [asStage],
  args: { material: picture },
  parameters: { platform: [] },
} satisfies Meta<typeof MaterialView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { name: '그림' };
export const Tall: Story = { name: '세로로 긴 그림', args: { material: aShownFile({ viewPath: drawn(300, 1600) }) } };
export const ViewOnly: Story = { name: '내려받을 수 없음, 선생님', args: { material: { ...picture, savePath: null } } };
export const Pages: Story = { name: '쪽 그림', args: { material: someShownPages({ viewPath: drawn(595, 842) }) } };
export const PagesVietnamese: Story = {
  name: '쪽 그림, 베트남어',
  decorators: [inVietnamese],
  args: { material: someShownPages({ viewPath: drawn(595, 842) }) },
  globals: { viewport: { value: 'w390' } },
};
export const Pdf: Story = {
  name: '문서',
  args: { material: aShownFile({ name: '정리.pdf', view: 'PDF', viewPath: 'about:blank' }) },
};
export const Broken: Story = {
  name: '열리지 않음',
  tags: ['broken-resource'],
  args: { material: aShownFile({ viewPath: '/nothing-here.png' }) },
  play: async () => void (await screen.findByText(words.viewFailed)),
};
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [inVietnamese],
};
export const Longest: Story = { name: '가장 긴 내용', args: { material: { ...picture, name: HARD_CONTENT.url } } };
