export const pace = {
  title: '커리큘럼과 실제 진도',
  all: (count: number) => `수업 ${count}개 모두 보기`,
  behind: (count: number) => `${count}회 늦어요`,
  onTime: '계획대로예요',
  covered: (total: number, covered: number) => `${total}단원 중 ${covered}단원 배웠어요`,
  planned: (no: number) => `계획 ${no}단원`,
  replan: '다시 계획하기',
  replanOf: (name: string) => `다시 계획하기, ${name}`,
  failed: '진도를 불러오지 못했어요',
} as const;
