import type { InvitationLetter, InvitationLetters, LetterPreview } from '@portal/domain/classes/invitation-letter';

/** An invitation that went out the evening before and was not opened yet. */
export const anInvitationLetter = (over: Partial<InvitationLetter> = {}): InvitationLetter => ({
  id: 'invitation-1',
  state: 'SENT',
  studentName: '학생 D01',
  email: 'd01@mail.example',
  phone: '',
  language: 'ko',
  sentAt: '2026-11-17T21:03:00+09:00',
  sent: 1,
  openedAt: null,
  heldUntil: null,
  corrected: [],
  resendAt: '2026-11-17T22:03:00+09:00',
  ...over,
});

/** Three families: one has not looked, one has, and one has asked for a seat. */
export const someInvitationLetters = (over: Partial<InvitationLetters> = {}): InvitationLetters => ({
  items: [
    anInvitationLetter(),
    anInvitationLetter({
      id: 'invitation-2',
      state: 'OPENED',
      studentName: 'Trần Minh Khôi',
      email: 'khoi.tran@mail.example',
      phone: '010-1234-5678',
      language: 'vi',
      sent: 2,
      openedAt: '2026-11-18T08:20:00+09:00',
      heldUntil: '2026-11-20T10:00:00+09:00',
      // An hour after its last letter, a little after the moment at which tests stand.
      sentAt: '2026-11-18T10:00:00+09:00',
      resendAt: '2026-11-18T11:00:00+09:00',
    }),
    anInvitationLetter({
      id: 'invitation-3',
      state: 'REQUESTED',
      studentName: '',
      email: 'b01@mail.example',
      resendAt: null,
    }),
  ],
  lettersLeft: 46,
  ...over,
});

/** The same letter in both languages. */
export const someLetterPreviews = (): LetterPreview[] => [
  {
    language: 'ko',
    title: '김수학 선생님이 중2 수학 개념 완성 수업에 초대했어요',
    content: '수업: 중2 수학 개념 완성\n선생님: 김수학\n매주: 목 19:00–20:00 (서울 시각 기준)',
    action: '수업 보고 신청하기',
    reason: '김수학 선생님이 이 주소를 적어서 보냈어요.',
  },
  {
    language: 'vi',
    title: 'Giáo viên 김수학 mời bạn tham gia lớp 중2 수학 개념 완성',
    content: 'Lớp học: 중2 수학 개념 완성\nGiáo viên: 김수학\nHằng tuần: Thứ Năm 19:00–20:00',
    action: 'Xem lớp và đăng ký',
    reason: 'Bạn nhận được thư này vì giáo viên 김수학 đã nhập địa chỉ của bạn.',
  },
];
