import type { Meta, StoryObj } from '@storybook/react-vite';
import { placesContract as contract } from '@portal/domain/library/places.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { someReceipts } from '@portal/testing/library/library-builders';
import { ReceiptsDialog } from './receipts-dialog.tsx';

const nobody = someReceipts({
  student: { id: 'student-3', name: '이하은', avatar: null, code: 'K-1042-77B1E0' },
  files: [],
});
const listened = someReceipts({
  student: { id: 'student-2', name: '박서윤', avatar: null, code: 'K-1042-C0415D' },
  files: [{ ...someReceipts().files[0]!, played: { seconds: 72, total: 200 } }],
});
const answer = fake(contract.listReceipts, { students: [someReceipts(), listened, nobody] });

const meta = {
  component: ReceiptsDialog,
  parameters: { platform: [answer], frameHeight: 620 },
  args: { lecture: aLecture(), zone: 'Asia/Ho_Chi_Minh', onClose: () => undefined },
} satisfies Meta<typeof ReceiptsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '몇 명이 봄' };
export const NoStudents: Story = {
  name: '학생 없음',
  parameters: { platform: [fake(contract.listReceipts, { students: [] })] },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(contract.listReceipts)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listReceipts, 'UNEXPECTED')] },
};
