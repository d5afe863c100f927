import {
  type LetterSamples,
  SAMPLE_CLASS,
  SAMPLE_TEACHER,
  toReaders,
} from '../../../testing/letters/letter-samples.ts';
import { chatLetter } from './chat-letter.ts';

const written = (preview: string) =>
  toReaders(chatLetter({ className: SAMPLE_CLASS, teacherName: SAMPLE_TEACHER, preview }));

export const letters: LetterSamples = {
  messageWaits: written('오늘은 10분 늦게 시작할게요. 42쪽을 먼저 읽어 오면 좋아요.'),
  filesWait: written(''),
};
