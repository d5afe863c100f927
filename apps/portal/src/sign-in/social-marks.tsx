import type { ReactNode } from 'react';
import type { LoginProvider } from '@portal/domain/identity/user';

/** Drawn here, in the providers' colours: nothing is loaded from them before a visitor chooses one. */
const MARKS: Record<LoginProvider, ReactNode> = {
  google: (
    <g fill="none" strokeWidth="3.4">
      <path d="M15.9 5.2A7.2 7.2 0 0 0 3.8 6.6" stroke="#ea4335" />
      <path d="M3.8 6.6a7.2 7.2 0 0 0 0 6.8" stroke="#fbbc05" />
      <path d="M3.8 13.4a7.2 7.2 0 0 0 11.4 1.6" stroke="#34a853" />
      <path d="M15.2 15a7.2 7.2 0 0 0 2-5H10" stroke="#4285f4" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="10" cy="10" r="9" fill="#1877f2" />
      <path d="M13.2 6.2h-1.4c-1 0-1.4.5-1.4 1.4V19M7.6 10.6h5" fill="none" stroke="#fff" strokeWidth="2" />
    </>
  ),
  zalo: (
    <>
      <rect x="1" y="1" width="18" height="18" rx="5" fill="#0068ff" />
      <path d="M6.2 6.2h7.4l-7.4 7.6h7.6" fill="none" stroke="#fff" strokeWidth="1.9" strokeLinejoin="round" />
    </>
  ),
};

/** Decoration: the button beside it has the name. */
export function SocialMark({ provider }: { provider: LoginProvider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {MARKS[provider]}
    </svg>
  );
}
