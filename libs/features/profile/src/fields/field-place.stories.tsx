import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, TextArea } from '@portal/ui/field';
import { RemarksContext } from '../remarks/remarks-context.ts';
import { FieldPlace } from './field-place.tsx';

const remark = { path: 'detailIntro', place: 'detailIntro', remark: '어떤 교재로 수업하는지 적어 주세요.' };

const meta = {
  component: FieldPlace,
  args: {
    path: 'detailIntro',
    children: (
      <Field label="자세한 소개" required>
        <TextArea rows={3} defaultValue="왜 그런지 먼저 물어요." />
      </Field>
    ),
  },
} satisfies Meta<typeof FieldPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remarked: Story = {
  name: '의견이 붙어 있음',
  render: (args) => (
    <RemarksContext value={[{ ...remark, isChanged: false }]}>
      <FieldPlace {...args} />
    </RemarksContext>
  ),
};
