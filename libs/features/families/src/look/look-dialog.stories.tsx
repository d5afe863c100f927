import type { Meta, StoryObj } from '@storybook/react-vite';
import { familyHomeworkContract as contract } from '@portal/domain/families/family-homework.contract';
import { type Fake, fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aHomeworkLook } from '@portal/testing/families/family-homework-builders';
import { readBy } from '../reader.fixture.tsx';
import { LookDialog } from './look-dialog.tsx';

const PAPER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><rect width="595" height="842" fill="#fff"/><text x="80" y="120" font-size="28">1) x² = 49</text><text x="120" y="400" font-size="22" fill="#ccc" transform="rotate(-24 120 400)">K-1042-3F9A2C</text></svg>')}`;
const pages = [1, 2].map(() => ({ url: PAPER, largeUrl: PAPER, width: 595, height: 842 }));
const world = (...platform: Fake[]) => ({ signedIn: false, route: '/f/:link', path: '/f/link', platform });
const looked = (over = {}) => world(fake(contract.lookAtHomeworkFile, aHomeworkLook({ pages, ...over })));

const meta = {
  component: LookDialog,
  decorators: [readBy()],
  args: { asked: { id: 'assignment-1', fileId: 'given-1', studentId: 'student-1' }, onClose: () => undefined },
  parameters: looked(),
} satisfies Meta<typeof LookDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = { name: '쪽 그림' };
export const PagesVietnamese: Story = {
  name: '쪽 그림, 베트남어',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
  globals: { viewport: { value: 'w390' } },
};
export const Sound: Story = {
  name: '소리',
  parameters: looked({ name: '낭독.mp3', looks: 'AUDIO', pages: [], playUrl: 'data:audio/mpeg;base64,' }),
};
export const Loading: Story = { name: '불러오는 중', parameters: world(neverAnswers(contract.lookAtHomeworkFile)) };
export const Failed: Story = {
  name: '열지 못함',
  parameters: world(fakeProblem(contract.lookAtHomeworkFile, 'NOT_FOUND')),
};
