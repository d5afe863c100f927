import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '../page/use-online.ts';
import { useUiWords } from '../ui-language.tsx';
import { NoticeBar } from './notice-bar.tsx';

const BACK_ONLINE_MS = 3_000;

interface OfflineBarProps {
  /** For stories and tests; the browser's own knowledge without it. */
  online?: boolean;
}

/** Stands under the header while the connection is gone, and says for a moment that it is back. */
export function OfflineBar({ online: given }: OfflineBarProps) {
  const words = useUiWords();
  const isOnline = useOnline();
  const online = given ?? isOnline;
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  return (
    <div role="status">
      {wasOffline && (
        <NoticeBar
          palette={online ? 'pine' : 'mustard'}
          icon={online ? Wifi : WifiOff}
          title={online ? words.backOnline : words.offline}
        >
          {!online && words.offlineHint}
        </NoticeBar>
      )}
    </div>
  );
}
