/** By what an assignment is graded. */
export const rubricForm = {
  title: '채점 기준표',
  on: '항목별로 점수를 매겨요',
  onHint: '점수는 항목을 더한 값이고, 돌려줄 때 가족에게 항목별로 보여요.',
  name: (no: number) => `항목 ${no}`,
  namePlaceholder: '예: 식 세우기',
  points: (no: number) => `항목 ${no} 점수`,
  unit: '점',
  add: '항목 더하기',
  remove: (no: number) => `항목 ${no} 지우기`,
  sum: (sum: number) => `모두 더해 ${sum}점`,
  left: (left: number) => (left > 0 ? `${left}점이 남았어요.` : `${-left}점이 넘쳤어요.`),
  whole: '딱 100점이에요.',
} as const;
