/** What came out of what was graded. */
export const results = {
  title: '결과',
  ofClass: '이 수업의 결과',
  loading: '결과를 불러오는 중',
  failed: '결과를 불러오지 못했어요',
  none: '점수를 매기면 평균과 분포가 나와요.',
  average: (average: number) => `평균 ${average}점`,
  counted: (scored: number, handedIn: number) => `낸 것 ${handedIn}개 중 점수를 매긴 ${scored}개`,
  distribution: '점수 분포',
  band: (from: number, to: number, count: number) => `${from}~${to}점 ${count}개`,
  errors: '자주 틀린 것',
  noErrors: '채점할 때 태그를 붙이면 자주 틀린 것이 모여요.',
  times: (count: number) => `${count}번`,
  example: (name: string) => `${name}의 것 보기`,
  time: '하나를 채점하는 데 든 시간',
  median: (length: string, measured: number) => `가운데 값 ${length}, 제출물 ${measured}개 기준`,
  unmeasured: (measured: number, needed: number) => `${needed}개부터 보여요. 지금은 ${measured}개예요.`,
  seconds: (seconds: number) => {
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
    return [minutes > 0 && `${minutes}분`, (rest > 0 || minutes === 0) && `${rest}초`].filter(Boolean).join(' ');
  },
} as const;
