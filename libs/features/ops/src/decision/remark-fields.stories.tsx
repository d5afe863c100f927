import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { fn } from 'storybook/test';
import { fullItem } from '../ops.fixture.ts';
import type { DecisionValues } from './decision-values.ts';
import { RemarkFields } from './remark-fields.tsx';

const { fields } = fullItem();
const remarks = [
  { id: 'a', path: 'intro', remark: '어떤 학생에게 맞는지 적어 주세요.' },
  { id: 'b', path: 'packages.0', remark: '' },
];

function Remarks({ onAdd, onRemove }: { onAdd: (path: string) => void; onRemove: (index: number) => void }) {
  const form = useForm<DecisionValues>({ defaultValues: { decision: 'DECLINE', reason: '', remarks } });
  return <RemarkFields form={form} remarks={remarks} fields={fields} onAdd={onAdd} onRemove={onRemove} />;
}

const meta = { component: Remarks, args: { onAdd: fn(), onRemove: fn() } } satisfies Meta<typeof Remarks>;
export default meta;

export const Two: StoryObj<typeof meta> = { name: '의견 두 개' };
