import type { NewSavedReply } from '../saved-reply.ts';

/** What is offered to a teacher who keeps no replies of her own yet. */
export const STANDARD_REPLIES: readonly NewSavedReply[] = [
  {
    name: '아픈 날 일정 옮기기',
    korean: '{학생} 학생이 많이 아프지 않기를 바라요. 오늘 수업은 {시간}으로 옮기면 어떨까요?',
    vietnamese: 'Cô mong {학생} mau khỏe ạ. Buổi học hôm nay mình dời sang {시간} được không ạ?',
  },
  {
    name: '수업 전 준비물',
    korean: '{시간} {수업} 수업에 교재와 공책, 필기도구를 준비해 주세요.',
    vietnamese: 'Buổi học {수업} lúc {시간}, {학생} nhớ chuẩn bị sách, vở và bút nhé ạ.',
  },
  {
    name: '과제를 아직 못 받았어요',
    korean: '{학생} 학생의 과제를 아직 받지 못했어요. {시간}까지 올려 주시면 수업 전에 볼 수 있어요.',
    vietnamese: 'Cô chưa nhận được bài tập của {학생} ạ. Em nộp trước {시간} để cô kịp xem trước buổi học nhé.',
  },
  {
    name: '수업 잘 마쳤어요',
    korean: '{학생} 학생과 오늘 {수업} 수업을 잘 마쳤어요. 다음 수업은 {시간}이에요.',
    vietnamese: 'Hôm nay {학생} đã học xong buổi {수업} rất tốt ạ. Buổi học tiếp theo là {시간}.',
  },
];
