import { fileURLToPath } from 'node:url';
import { familyOwnerOf, type FinishedPicture } from '../../modules/assets/module.ts';
import type { ImportedChat } from '../../modules/chat/module.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { type Speech, spoken, waveOf } from './speech.ts';

const FOLDER = new URL('../../../assets/demo/', import.meta.url);

/** What is said and not written: by the teacher in a talk of two, and by a guardian in the room of a class. */
export const VOICES = {
  teacher: { seconds: 7, hertz: 210 },
  guardian: { seconds: 4, hertz: 140 },
} as const satisfies Record<string, Speech>;
type Voice = keyof typeof VOICES;

const SAID_IN: Readonly<Record<string, Voice>> = { 'room-math-07': 'teacher', 'room-math-21': 'guardian' };
const fileOf = (voice: Voice) => `file-voice-${voice}`;

/** Talks in which the newest message of one side is heard. */
export const voiced = (chats: readonly ImportedChat[]): ImportedChat[] =>
  chats.map((chat) => {
    const who = SAID_IN[chat.id];
    if (!who) return chat;
    const at = chat.messages.findLastIndex(
      ({ senderId }) => (senderId === DEMO_ACCOUNTS.math.id) === (who === 'teacher'),
    );
    const voice = { seconds: VOICES[who].seconds, wave: waveOf(spoken(VOICES[who])) };
    const message = { ...chat.messages[at]!, content: '', fileIds: [fileOf(who)], voice };
    return { ...chat, messages: chat.messages.with(at, message) };
  });

/** Their recordings, made by `tools/demo-voices.mjs`. */
export const voiceFiles = (chats: readonly ImportedChat[]): FinishedPicture[] =>
  chats.flatMap(({ id: roomId, classId, messages }) =>
    messages.flatMap(({ voice, senderId }, n) => {
      const who = SAID_IN[roomId];
      if (!voice || !who) return [];
      return {
        id: fileOf(who),
        ownerId: classId && who === 'guardian' ? familyOwnerOf({ guardianId: senderId, classId }) : senderId,
        location: 'VOICE' as const,
        name: 'voice.webm',
        path: fileURLToPath(new URL(`voice-${who}.webm`, FOLDER)),
        previewPath: null,
        usedBy: [`chat:${roomId}:${n + 1}`],
      };
    }),
  );
