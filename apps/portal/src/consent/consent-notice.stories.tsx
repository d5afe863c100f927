import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentContext } from './consent-context.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { fakeConsent } from './consent.fixture.ts';

const meta = {
  component: ConsentNotice,
  decorators: [
    (Story) => (
      <ConsentContext value={fakeConsent()}>
        <Story />
      </ConsentContext>
    ),
  ],
  parameters: { layout: 'fullscreen', platform: [] },
} satisfies Meta<typeof ConsentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = { name: '물어보기' };
export const Phone: Story = { name: '휴대폰에서', globals: { viewport: { value: 'w390' } } };
