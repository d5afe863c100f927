export const koreanFileViewWords = {
  language: 'ko' as 'ko' | 'vi',
  page: (no: number, total: number) => `${no} / ${total}쪽`,
  pageOf: (no: number, total: number) => `${total}쪽 가운데 ${no}쪽`,
  pageFailed: (page: string) => `${page}을 불러오지 못했어요. 창을 닫고 다시 열어 주세요.`,
  /** What pages bear that nobody may download, and what that is for; the code itself is not known everywhere. */
  marked: (code: string | null) =>
    `내려받을 수 없는 파일이에요. 쪽마다 ${code === null ? '보는 사람의 코드가' : `우리 아이의 코드 ${code}가`} 찍혀 있어요. 다른 곳에 퍼지면 이 코드로 누구의 것인지 알 수 있어요.`,
  previousPage: '앞 쪽',
  nextPage: '다음 쪽',
  zoomIn: '크게',
  zoomOut: '작게',
  zoom: (percent: number) => `${percent}%`,
  /** Why it is not shown. */
  failures: {
    KIND: '이 종류의 파일은 브라우저에서 볼 수 없어요.',
    LOCKED: '비밀번호가 걸린 PDF라 여기서는 열 수 없어요.',
    BROKEN: '파일을 열지 못했어요. 망가졌거나 이 브라우저가 읽지 못하는 파일이에요.',
    EMPTY: '이 문서에서 글을 찾지 못했어요. 그림만 있는 문서일 수 있어요.',
    TOO_LARGE:
      '내려받기를 막은 파일인데 50MB가 넘어서 여기에서도 볼 수 없어요. 나누어 올리거나 내려받기를 열어 달라고 선생님께 말해 주세요.',
    VIEW_ONLY: '선생님이 내려받기를 막은 파일이에요. 수업에서 함께 봐요.',
  },
  toDownload: '내려받으면 기기에 있는 프로그램으로 열 수 있어요.',
  download: '내려받기',
  text: (name: string) => `${name}의 글`,
  textOnly: '글만 보여 드려요. 그림과 모양은 내려받아 볼 수 있어요.',
  textViewOnly: '선생님이 내려받기를 막은 파일이라 글만 보여 드려요.',
};
