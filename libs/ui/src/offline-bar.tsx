import { chakra } from '@chakra-ui/react/styled-system';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { MESSAGES } from './messages.ts';

const BACK_ONLINE_MS = 3_000;

interface OfflineBarProps {
  /** For stories and tests; the browser's own knowledge without it. */
  online?: boolean;
}

function useOnline(given: boolean | undefined) {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const onChange = () => setOnline(navigator.onLine);
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  }, []);
  return given ?? online;
}

/** Stands under the header while the connection is gone, and says for a moment that it is back. */
export function OfflineBar({ online: given }: OfflineBarProps) {
  const online = useOnline(given);
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
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="center"
          flexWrap="wrap"
          columnGap="2"
          px="4"
          py="2"
          textStyle="body.sm"
          borderBottomWidth="1px"
          colorPalette={online ? 'pine' : 'mustard'}
          bg="colorPalette.subtle"
          color="colorPalette.fg"
          borderColor="colorPalette.border"
        >
          <Icon as={online ? Wifi : WifiOff} size={16} />
          <chakra.span fontWeight="semibold">{online ? MESSAGES.backOnline : MESSAGES.offline}</chakra.span>
          {!online && <span>{MESSAGES.offlineHint}</span>}
        </chakra.div>
      )}
    </div>
  );
}
