import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOTHING } from '../testing/story-callbacks.ts';
import { ConsentContext } from './consent-context.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { fakeConsent } from './consent.fixture.ts';

const at = '2026-11-18T01:42:00.000Z';

const meta = {
  component: ConsentDialog,
  decorators: [
    (Story, { args }) => (
      <ConsentContext value={args.consent}>
        <Story />
      </ConsentContext>
    ),
  ],
  parameters: { platform: [], frameHeight: 480 },
  args: { open: true, onClose: NOTHING, consent: fakeConsent() },
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = { name: '아직 고르지 않음' };
export const Allowed: Story = { name: '허용함', args: { consent: fakeConsent({ isAllowed: true, at }) } };
export const Refused: Story = { name: '거절함', args: { consent: fakeConsent({ isAllowed: false, at }) } };
