import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, useWatch } from 'react-hook-form';
import { TODAY } from '../calendar.fixture.ts';
import { FreeAudienceField, FreeDayFields } from './free-day-fields.tsx';
import { type FreeFields, fieldsForFree } from './free-fields.ts';

const friday = fieldsForFree({ day: '2026-11-20', start: 600, end: 690 });

function Live({ defaults, mode }: { defaults: FreeFields; mode: 'new' | 'rule' | 'day' }) {
  const form = useForm<FreeFields, unknown, FreeFields>({ defaultValues: defaults });
  const fields = useWatch({ control: form.control }) as FreeFields;
  return (
    <chakra.form display="grid" gap="5" maxW="24rem">
      <FreeDayFields form={form} fields={fields} mode={mode} today={TODAY} />
      <FreeAudienceField form={form} />
    </chakra.form>
  );
}

const meta = {
  component: Live,
  args: { defaults: friday, mode: 'new' },
} satisfies Meta<typeof Live>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = { name: '하루만' };
export const Weekly: Story = {
  name: '매주',
  args: { defaults: { ...friday, repeats: 'WEEKLY', weekdays: ['FRIDAY'] } },
};
export const Rule: Story = {
  name: '반복 전체를 고침',
  args: { mode: 'rule', defaults: { ...friday, repeats: 'WEEKLY', weekdays: ['FRIDAY'] } },
};
