import { useState } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { deviceZone } from '@portal/family-pages/device-zone';
import { LanguageToggle } from '@portal/family-pages/language-toggle';
import { useFirstLanguage, useFrameSpeaks } from '@portal/portal-core/frame-language';
import { useZone, ZoneProvider } from '@portal/ui/zone';
import { ChooseRoomLanguage, RoomLanguage } from '../reading/room-words.ts';
import { GuestRoom } from './guest-room.tsx';

/** /live/:link: a student or guardian on the way into a lesson, without an account, in her language and by her clocks. */
export function GuestRoomPage() {
  const first = useFirstLanguage();
  const [chosen, setChosen] = useState<FamilyLanguage>();
  const language = chosen ?? first;
  const zone = deviceZone(useZone());
  useFrameSpeaks(language);
  return (
    <RoomLanguage value={language}>
      <ChooseRoomLanguage value={setChosen}>
        <ZoneProvider value={zone}>
          <GuestRoom actions={<LanguageToggle language={language} onChange={setChosen} />} />
        </ZoneProvider>
      </ChooseRoomLanguage>
    </RoomLanguage>
  );
}
