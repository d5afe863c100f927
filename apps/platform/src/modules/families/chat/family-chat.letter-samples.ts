import type { ChatReportOutcome } from '@portal/domain/chat/chat-report';
import type { FamilyRoom } from '@portal/domain/families/family-chat';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import {
  type LetterSamples,
  SAMPLE_CLASS,
  SAMPLE_TEACHER,
  toReaders,
} from '../../../testing/letters/letter-samples.ts';
import type { DecidedForFamily } from '../../chat/module.ts';
import { announcementLetter } from './announcement-letter.ts';
import { chatLetter } from './chat-letter.ts';
import { decisionLetter } from './decision-letter.ts';

const written = (preview: string, room: FamilyRoom = 'class', voiceSeconds: number | null = null) =>
  toReaders(chatLetter({ className: SAMPLE_CLASS, teacherName: SAMPLE_TEACHER, preview, voiceSeconds, room }));

const decided = (by: DecidedForFamily['by'], outcome: ChatReportOutcome, hasLeft = false) =>
  toReaders(
    decisionLetter({
      by,
      outcome,
      reason: '다른 가족을 낮추어 말했어요.',
      className: SAMPLE_CLASS,
      hotline: DEFAULT_TENANT.hotlineNumber,
      hasLeft,
    }),
  );

export const letters: LetterSamples = {
  messageWaits: written('오늘은 10분 늦게 시작할게요. 42쪽을 먼저 읽어 오면 좋아요.'),
  filesWait: written(''),
  voiceWaits: written('', 'teacher', 42),
  messageToHerWaits: written('민준이가 요즘 조금 힘들어 보여서요. 시간 되실 때 이야기 나눠요.', 'teacher'),
  senderWarned: decided('SENDER', 'WARNED'),
  senderRemoved: decided('SENDER', 'REMOVED'),
  reportKept: decided('REPORTER', 'KEPT'),
  reportWarned: decided('REPORTER', 'WARNED'),
  reportRemoved: decided('REPORTER', 'REMOVED'),
  reportRemovedSinceSheLeft: decided('REPORTER', 'REMOVED', true),
  announcementWaits: toReaders(
    announcementLetter({
      className: SAMPLE_CLASS,
      teacherName: SAMPLE_TEACHER,
      preview: '다음 주 수요일은 쉬어요. 대신 금요일에 만나요.',
    }),
  ),
};
