import type { Meta, StoryObj } from '@storybook/react-vite';
import { OAuthCallbackError, type OAuthCallbackErrorKind } from '@portal/auth/oauth-callback-error';
import { CallbackPage } from './callback-page.tsx';

const failsWith = (kind: OAuthCallbackErrorKind) => ({
  session: { finishOAuth: () => Promise.reject(new OAuthCallbackError(kind)) },
});

const meta = {
  component: CallbackPage,
  parameters: { platform: [], signedIn: false, path: '/oauth2/callback' },
} satisfies Meta<typeof CallbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  name: '확인하는 중',
  parameters: { session: { finishOAuth: () => new Promise<never>(() => undefined) } },
};
export const InvalidState: Story = { name: '오래된 요청', parameters: failsWith('INVALID_STATE') };
export const VerifierNotFound: Story = {
  name: '확인 정보 없음 (가장 긴 내용)',
  parameters: failsWith('VERIFIER_NOT_FOUND'),
};
export const MissingParameters: Story = { name: '빠진 정보', parameters: failsWith('MISSING_PARAMETERS') };
export const ProviderError: Story = { name: '로그인 서비스 오류', parameters: failsWith('PROVIDER_ERROR') };
