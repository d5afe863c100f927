import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { OFFER_RANGES } from './earnings.ts';
import { OfferField } from './offer-field.tsx';

function Live(props: ComponentProps<typeof OfferField>) {
  const [value, setValue] = useState(props.value);
  return <OfferField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: OfferField,
  args: { label: '한 학생의 60분 수업료', value: 120_000, range: OFFER_RANGES.price, onChange: () => {} },
  argTypes: { onChange: { control: false } },
  parameters: { platform: [], signedIn: false },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof OfferField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Money: Story = { name: '금액' };
export const Count: Story = {
  name: '개수',
  args: { label: '한 수업의 학생', value: 4, range: OFFER_RANGES.students, unit: '명' },
};
export const BeyondTheLine: Story = { name: '줄보다 큰 금액', args: { value: OFFER_RANGES.price.most } };
export const TooLow: Story = {
  name: '받을 수 없는 금액',
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: '한 학생의 60분 수업료' });
    await userEvent.clear(field);
    await userEvent.type(field, '999');
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};
