import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, TextArea } from '@portal/ui/field';
import { FieldPlace } from '../fields/field-place.tsx';
import { RemarkNote } from './remark-note.tsx';
import { RemarksContext } from './remarks-context.ts';

const remark = { path: 'detailIntro', place: 'detailIntro', remark: '어떤 교재로 수업하는지 적어 주세요.' };

const meta = {
  component: RemarkNote,
  args: { remark: remark.remark, isDone: false },
} satisfies Meta<typeof RemarkNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '아직 고치지 않음' };
export const Done: Story = { name: '고침', args: { isDone: true } };
export const AtField: Story = {
  name: '칸에 붙어 있음',
  render: () => (
    <RemarksContext value={[{ ...remark, isDone: false }]}>
      <FieldPlace path="detailIntro">
        <Field label="자세한 소개" required>
          <TextArea rows={3} defaultValue="왜 그런지 먼저 물어요." />
        </Field>
      </FieldPlace>
    </RemarksContext>
  ),
};
