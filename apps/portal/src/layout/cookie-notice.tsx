import { Cookie } from 'lucide-react';
import { useAreCookiesBlocked } from '@portal/portal-core/session-context';
import { NoticeBar } from '@portal/ui/notice-bar';
import { cookies } from '../messages.ts';

/** Says that the sign-in lives in this tab only, because the browser keeps no cookies (security R60). */
export function CookieNotice() {
  const areBlocked = useAreCookiesBlocked();
  return (
    <div role="status">
      {areBlocked && (
        <NoticeBar icon={Cookie} title={cookies.blocked}>
          {cookies.hint}
        </NoticeBar>
      )}
    </div>
  );
}
