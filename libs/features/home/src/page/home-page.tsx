import { useIsSignedIn } from '@portal/portal-core/session-context';
import { TodayFace } from '../today/today-face.tsx';
import { WelcomeFace } from '../welcome/welcome-face.tsx';

/** Two faces of one address: who has a session sees her day, everyone else the invitation. */
export function HomePage() {
  return useIsSignedIn() ? <TodayFace /> : <WelcomeFace />;
}
