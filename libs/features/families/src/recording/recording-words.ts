import type { FamilyLanguage } from '@portal/domain/classes/class';
import { called } from '@portal/domain/format/called';
import { RECORDING_KEPT_DAYS } from '@portal/domain/live/recording';
import { useReader } from '../reading/reader-context.ts';

const korean = {
  title: '수업 녹화',
  intro: `모든 학생의 보호자가 좋다고 한 수업만 선생님이 녹화할 수 있어요. 이 반의 선생님과 가족만 보고, ${RECORDING_KEPT_DAYS}일 뒤에 지워요.`,
  question: (name: string) => `${called(name, '학생')}이 나오는 수업을 녹화해도 될까요?`,
  yes: '네, 괜찮아요',
  no: '아니요',
  unsaid: '아직 답하지 않았어요. 답하기 전에는 녹화하지 않아요.',
  saidYes: '녹화해도 된다고 했어요. 언제든 바꿀 수 있어요.',
  saidNo: '녹화하지 않아요. 이미 있던 녹화도 지워요.',
  otherNo: '다른 보호자가 녹화하지 말라고 해서 녹화하지 않아요.',
  warning: '아니라고 하면 이 반에서 이미 녹화한 수업도 지워져요.',
  sending: '보내는 중이에요',
  recordings: '녹화',
  taken: (when: string, minutes: number) => `${when} · ${minutes}분`,
  running: '지금 녹화하고 있어요.',
  saving: '녹화를 저장하고 있어요. 조금 뒤에 볼 수 있어요.',
  until: (day: string) => `${day}에 지워져요.`,
  play: (when: string) => `${when} 녹화`,
};
type RecordingWords = typeof korean;

const vietnamese: RecordingWords = {
  title: 'Ghi hình buổi học',
  intro: `Giáo viên chỉ ghi hình khi phụ huynh của mọi học sinh đồng ý. Chỉ giáo viên và các gia đình của lớp được xem, và video bị xóa sau ${RECORDING_KEPT_DAYS} ngày.`,
  question: (name) => `Có thể ghi hình buổi học có ${name} không?`,
  yes: 'Có, đồng ý',
  no: 'Không',
  unsaid: 'Bạn chưa trả lời. Chưa có câu trả lời thì không ghi hình.',
  saidYes: 'Bạn đã đồng ý ghi hình. Có thể đổi bất cứ lúc nào.',
  saidNo: 'Không ghi hình. Các video đã có cũng bị xóa.',
  otherNo: 'Một phụ huynh khác không đồng ý, nên không ghi hình.',
  warning: 'Nếu không đồng ý, các buổi học đã ghi hình của lớp này cũng bị xóa.',
  sending: 'Đang gửi',
  recordings: 'Video buổi học',
  taken: (when, minutes) => `${when} · ${minutes} phút`,
  running: 'Đang ghi hình.',
  saving: 'Đang lưu video. Một lát nữa có thể xem.',
  until: (day) => `Sẽ bị xóa ngày ${day}.`,
  play: (when) => `Video ${when}`,
};

const WORDS: Readonly<Record<FamilyLanguage, RecordingWords>> = { ko: korean, vi: vietnamese };

/** The words about recordings, in the language of who reads. */
export const useRecordingWords = (): RecordingWords => WORDS[useReader().language];
