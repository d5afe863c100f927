import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider } from '@portal/portal-core/session-context';
import { fakeSession } from '@portal/testing-react/fake-session';
import { CookieNotice } from './cookie-notice.tsx';

const meta = {
  component: CookieNotice,
  decorators: [
    (Story) => (
      <SessionProvider session={fakeSession(true, { cookiesBlocked: () => true })}>
        <Story />
      </SessionProvider>
    ),
  ],
  parameters: { layout: 'fullscreen', platform: [] },
} satisfies Meta<typeof CookieNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = { name: '쿠키가 막혔을 때' };
export const Phone: Story = { name: '휴대폰에서', globals: { viewport: { value: 'w390' } } };
