import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewAddress } from './new-address.tsx';

const meta = {
  component: NewAddress,
  args: { url: 'https://portal.example/tns/v1/calendar/ics/Zm9yLWEtc3RvcnktYW5kLW5vdGhpbmctZWxzZS1hdC1hbGw.ics' },
} satisfies Meta<typeof NewAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Made: Story = { name: '막 만든 주소' };
