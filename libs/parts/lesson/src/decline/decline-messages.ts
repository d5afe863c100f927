/** Words of saying no to a student's wish for another time. */
export const declineMessages = {
  decline: '거절하기',
  reason: '거절하는 이유',
  reasonHelper: '학생에게 전달돼요',
  reasonMissing: '거절하는 이유를 적어 주세요.',
  back: '돌아가기',
  declined: '시간 변경 요청을 거절했어요',
  failed: '거절하지 못했어요. 요청은 그대로 있어요',
} as const;
