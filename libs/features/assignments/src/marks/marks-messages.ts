import type { Ink } from '@portal/board/drawing';
import type { MarkTool } from '@portal/board/use-marks';

const tools: Record<MarkTool, string> = {
  look: '보기',
  pen: '펜',
  marker: '형광펜',
  check: '맞음 표시',
  cross: '틀림 표시',
  text: '글',
  eraser: '지우개',
};
const colours: Record<Ink['colour'], string> = {
  ink: '검정',
  celadon: '청록',
  persimmon: '주황',
  indigo: '남색',
  camellia: '빨강',
  wisteria: '보라',
};

/** Drawing on what was handed in. */
export const marks = {
  tools,
  colours,
  bar: '표시 도구',
  tool: '도구',
  colour: '색',
  undo: '표시 되돌리기',
  redo: '표시 다시 하기',
  zoomIn: '크게',
  zoomOut: '작게',
  zoom: (percent: number) => `${percent}%`,
  seen: (no: number) => `${no}쪽`,
  open: '크게 보고 표시하기',
  loading: '표시를 불러오는 중',
  failed: '표시를 불러오지 못해서 지금은 보기만 할 수 있어요.',
  locked: '비밀번호로 잠긴 PDF예요. 내려받아 열어 주세요.',
  broken: '이 파일은 여기서 보여 줄 수 없어요. 내려받아 열어 주세요.',
} as const;
