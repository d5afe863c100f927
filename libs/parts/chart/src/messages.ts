export const messages = {
  view: '보기 방식',
  views: { chart: '그래프', table: '표', both: '함께' },
  loading: '그래프를 불러오고 있어요',
  failed: '그래프를 그리지 못했어요. 숫자는 표에 모두 있어요.',
  retry: '그래프 다시 그리기',
  kind: '그래프',
  keys: '왼쪽과 오른쪽 화살표로 하나씩 들을 수 있어요.',
  missing: '없음',
} as const;
