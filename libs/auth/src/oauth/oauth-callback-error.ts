import { MESSAGES } from '@portal/domain/contract/message';

export type OAuthCallbackErrorKind = 'INVALID_STATE' | 'VERIFIER_NOT_FOUND' | 'MISSING_PARAMETERS' | 'PROVIDER_ERROR';

const REASONS: Record<OAuthCallbackErrorKind, string> = {
  INVALID_STATE: '로그인 요청이 오래됐거나 바뀌었어요. 다시 로그인해 주세요.',
  VERIFIER_NOT_FOUND: '로그인 확인 정보를 찾지 못했어요. 같은 브라우저에서 다시 로그인해 주세요.',
  MISSING_PARAMETERS: '로그인 정보가 빠져 있어요. 다시 로그인해 주세요.',
  PROVIDER_ERROR: MESSAGES.oauthError,
};

/** Why the way back from the identity provider did not end in a session (OAU-3); the message can be shown. */
export class OAuthCallbackError extends Error {
  override readonly name = 'OAuthCallbackError';
  readonly kind: OAuthCallbackErrorKind;

  constructor(kind: OAuthCallbackErrorKind, cause?: unknown) {
    super(REASONS[kind], { cause });
    this.kind = kind;
  }
}
