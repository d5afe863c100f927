import { use } from 'react';
import { LanguageToggle } from '@portal/family-pages/language-toggle';
import { ChooseRoomLanguage, RoomLanguage } from '../reading/room-words.ts';

/** Leads to the other language, for who has a choice. */
export function RoomLanguageToggle() {
  const choose = use(ChooseRoomLanguage);
  const language = use(RoomLanguage);
  return choose && <LanguageToggle language={language} onChange={choose} />;
}
