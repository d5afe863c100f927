import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from '@portal/ui/error-state';
import { PdfPages } from './pdf-pages.tsx';
import { smallPdf } from './small-pdf.fixture.ts';

const meta = {
  component: PdfPages,
  parameters: { platform: [] },
  args: { src: smallPdf(), name: '풀이.pdf', failed: () => <ErrorState title="이 파일은 여기서 보여 줄 수 없어요" /> },
} satisfies Meta<typeof PdfPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = { name: '두 쪽' };
export const Broken: Story = { name: '읽을 수 없는 파일', args: { src: 'data:application/pdf;base64,AAAA' } };
