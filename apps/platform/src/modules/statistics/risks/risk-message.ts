import type { Risk } from '@portal/domain/statistics/statistics';

export interface RiskMessage {
  readonly studentName: string;
  readonly className: string;
  readonly language: 'ko' | 'vi';
  readonly kinds: readonly Risk[];
}

const KOREAN = {
  hello: ({ studentName, className }: RiskMessage) =>
    `안녕하세요, ${className} 선생님이에요. ${studentName} 학생 소식이 궁금해서 연락드려요.`,
  ABSENCES: '요즘 수업에서 만나지 못해서 별일은 없는지 걱정이 돼요.',
  HOMEWORK: '최근 과제를 받지 못했는데, 어려운 부분이 있다면 함께 풀어 볼게요.',
  NO_REPLY: '지난번에 보낸 메시지를 보셨는지 여쭤보고 싶어요.',
  SCORES: '요즘 점수가 내려가는 것 같아서, 어느 부분부터 도우면 좋을지 이야기하고 싶어요.',
  end: '수업 시간이나 방법을 바꾸는 것도 괜찮으니 편하게 말씀해 주세요.',
};

const VIETNAMESE: typeof KOREAN = {
  hello: ({ studentName, className }) =>
    `Xin chào gia đình em ${studentName}, tôi là giáo viên lớp ${className}. Tôi muốn hỏi thăm tình hình của em.`,
  ABSENCES: 'Dạo này tôi chưa gặp em trong giờ học nên hơi lo, không biết em có chuyện gì không ạ.',
  HOMEWORK: 'Gần đây tôi chưa nhận được bài tập của em; nếu có phần nào khó, tôi sẽ cùng em làm.',
  NO_REPLY: 'Không biết gia đình đã xem tin nhắn lần trước của tôi chưa ạ.',
  SCORES: 'Các bài gần đây có vẻ hơi khó với em, tôi muốn trao đổi xem nên hỗ trợ em từ phần nào.',
  end: 'Nếu cần đổi giờ học hoặc cách học, gia đình cứ thoải mái cho tôi biết nhé.',
};

/** What a teacher could write to the family of a student; she reads it first, and it is never sent by itself. */
export function riskMessage(about: RiskMessage): string {
  const words = about.language === 'vi' ? VIETNAMESE : KOREAN;
  return [words.hello(about), ...about.kinds.map((kind) => words[kind]), words.end].join(' ');
}
