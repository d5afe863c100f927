import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFile } from '@portal/testing/assets/file-builders';
import { aSound } from '@portal/testing/assets/sound-builders';
import { FileView } from './file-view.tsx';
import type { PdfPagesPart } from './pdf/pdf-view.tsx';

const Page: PdfPagesPart = ({ zoom = 100 }) => (
  <chakra.p data-page="1" bg="white" color="black" p="8" style={{ width: `${zoom}%` }}>
    일차함수의 그래프 정리
  </chakra.p>
);
const BrokenPages: PdfPagesPart = ({ failed }) => failed('BROKEN');
const word = {
  name: '수업 안내.docx',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const meta = {
  component: FileView,
  parameters: { platform: [], frameHeight: 520 },
  args: {
    file: aFile({ name: '일차함수의 그래프 정리.pdf', contentType: 'application/pdf' }),
    pdfPages: Page,
  },
} satisfies Meta<typeof FileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pdf: Story = { name: 'PDF 한 쪽' };
export const Broken: Story = {
  name: '망가진 PDF',
  args: { pdfPages: BrokenPages },
};
export const Sound: Story = { name: '소리', args: { file: aSound({ name: '개념 완성 21회차 설명.mp3' }) } };
export const Text: Story = {
  name: '문서의 글',
  args: { file: aFile(word), text: '일차함수의 뜻\n\n1. 기울기와 절편을 찾아요.\n2. 두 점을 이어 그려요.' },
};
export const WithoutText: Story = { name: '글이 없는 문서', args: { file: aFile(word), text: '' } };
export const OtherKind: Story = {
  name: '볼 수 없는 종류',
  args: { file: aFile({ name: '함수 그래프 실습.hwp', contentType: 'application/octet-stream' }) },
};
export const ViewOnly: Story = {
  name: '내려받을 수 없는 파일',
  args: { file: { ...aFile({ name: '기말고사 대비.pdf', contentType: 'application/pdf' }), url: null } },
};
