import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileViewWordsContext } from '../file-view-words.ts';
import { vietnameseFileViewWords } from '../vietnamese-words.ts';
import { MarkedPages } from './marked-pages.tsx';

const paper = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><text x="80" y="120" font-size="28">y = 2x + 1</text><text x="120" y="400" font-size="22" fill="#bbb" transform="rotate(-24 120 400)">K-1042-3F9A2C</text></svg>`,
  )}`;
const page = (width = 595, height = 842) => ({
  url: paper(width, height),
  largeUrl: paper(width, height),
  width,
  height,
});

const meta = {
  component: MarkedPages,
  parameters: { platform: [], frameHeight: 620 },
  args: { name: '기말고사 대비.pdf', code: 'K-1042-3F9A2C', pages: [page(), page()], onStale: () => undefined },
} satisfies Meta<typeof MarkedPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = { name: '쪽 그림' };
export const Vietnamese: Story = {
  name: '쪽 그림, 베트남어',
  decorators: [
    (Story) => (
      <FileViewWordsContext value={vietnameseFileViewWords}>
        <div lang="vi">
          <Story />
        </div>
      </FileViewWordsContext>
    ),
  ],
  globals: { viewport: { value: 'w390' } },
};
export const Whole: Story = { name: '한 쪽을 다 보기', args: { pages: [page(960, 540)], isWhole: true, code: null } };
export const Broken: Story = {
  name: '오지 않은 쪽',
  args: { pages: [{ ...page(), url: 'data:image/png;base64,AAAA', largeUrl: 'data:image/png;base64,AAAA' }, page()] },
};
