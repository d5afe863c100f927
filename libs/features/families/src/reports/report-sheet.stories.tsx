import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyReportsContract as contract } from '@portal/domain/families/family-reports.contract';
import { koreanReportWords as words } from '@portal/reporting/report-words';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { doorKorean } from '../door-korean.ts';
import { DOOR } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { takesFamilyReports } from './reports.fixture.ts';

const world = { signedIn: false, path: DOOR, route: '/f/:link' };

const meta = {
  component: ReportSheet,
  decorators: [readBy()],
  args: {
    room: 'class',
    message: { seq: 6, content: '내일 준비물은 자와 컴퍼스예요.' },
    talk: 'room-1',
    open: true,
    onClose: () => {},
  },
  parameters: { ...world, platform: takesFamilyReports() },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof ReportSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const inVietnamese = { decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')] };

export const Message: Story = { name: '메시지' };
export const MessageVietnamese: Story = { ...Message, name: '메시지, 베트남어', ...inVietnamese };
export const Talk: Story = { name: '대화 전체', args: { message: null } };
export const TalkVietnamese: Story = { ...Talk, name: '대화 전체, 베트남어', ...inVietnamese };
export const Refused: Story = {
  name: '그사이 지워짐',
  parameters: { ...world, platform: [fakeProblem(contract.reportFamilyMessage, 'WRONG_STATE')] },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox'), words.reasons.RUDE);
    await userEvent.click(screen.getByRole('button', { name: words.submit }));
    await screen.findByText(doorKorean.sheet.refused);
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { message: { seq: 6, content: HARD_CONTENT.long.repeat(8) } },
};
export const LargeText: Story = { name: '글자 200%', globals: { viewport: { value: 'w390' }, textZoom: 'double' } };
