/** Assignments that the main teacher gave besides the homework of her lessons: when each is seen and due, in days from now. */
export const OWN_ASSIGNMENTS = [
  {
    title: '단원 마무리 문제 풀이',
    content: '단원 마무리 문제를 모두 풀고, 틀린 문제는 까닭을 한 줄로 적어 오세요.',
    displayIn: -2,
    dueIn: 3,
    isDraft: false,
  },
  {
    title: '오답 노트 세 쪽',
    content: '이번 달에 틀린 문제 가운데 셋을 골라 풀이를 다시 적어 보세요.',
    displayIn: -1,
    dueIn: 5,
    isDraft: false,
  },
  {
    title: '그래프로 그리는 하루',
    content: '하루의 기온이나 걸음 수를 그래프로 그려 오세요.',
    displayIn: 1,
    dueIn: 6,
    isDraft: false,
  },
  {
    title: '생활 속 수학 찾기',
    content: '집에서 오늘 배운 내용이 쓰이는 곳을 찾아 사진과 함께 적어 보세요.',
    displayIn: 2,
    dueIn: 8,
    isDraft: false,
  },
  {
    title: '기말 대비 모의 문제',
    content: '시간을 재며 풀고, 걸린 시간도 함께 적어 주세요.',
    displayIn: 4,
    dueIn: 10,
    isDraft: false,
  },
  { title: '방학 과제 안내', content: '방학 동안 할 일을 정리하고 있어요.', displayIn: null, dueIn: 20, isDraft: true },
  { title: '개념 정리 한 장', content: '', displayIn: null, dueIn: 14, isDraft: true },
] as const;

/** What students write when they hand something in. */
export const HANDED_IN = [
  '다 풀었어요. 마지막 문제가 조금 어려웠어요.',
  '풀이를 적어 봤는데 맞는지 봐 주세요!',
  '교재에 풀고 답을 옮겨 적었어요.',
  '두 문제는 모르겠어요. 수업에서 알려 주세요.',
  '선생님, 숙제 다 했어요.',
] as const;
