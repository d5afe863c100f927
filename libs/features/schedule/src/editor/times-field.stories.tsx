import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { TimesField } from './times-field.tsx';

function Live({ start, end, error }: { start: string; end: string; error?: string }) {
  const { control } = useForm({ defaultValues: { start, end } });
  return <TimesField control={control} startName="start" endName="end" label="시간" required error={error} />;
}

const meta = {
  component: Live,
  args: { start: '10:00', end: '11:30' },
} satisfies Meta<typeof Live>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: '값' };
export const Wrong: Story = { name: '겹침', args: { error: '이미 연 시간과 겹쳐요. 시간을 바꿔 주세요.' } };
