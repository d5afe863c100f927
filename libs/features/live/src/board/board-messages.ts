import { wordsBy } from '../reading/room-words.ts';

/** What only the host sees: what she decides of the board. */
export const hostBoard = {
  studentsDraw: '학생도 그리기',
  letStudentsDraw: '학생도 그리게 하기',
  stopStudentsDraw: '학생 그리기 막기',
} as const;

export const board = {
  label: '칠판',
  loading: '칠판을 여는 중이에요',
  tools: {
    pen: '펜',
    marker: '형광펜',
    line: '직선',
    rect: '사각형',
    ellipse: '원',
    text: '글자',
    eraser: '지우개',
  },
  tool: '그리기 도구',
  colour: '색',
  colours: { ink: '검정', celadon: '청록', persimmon: '주황', indigo: '남색', camellia: '빨강', wisteria: '보라' },
  width: '굵기',
  widths: { thin: '얇게', normal: '보통', thick: '굵게' },
  size: '글자 크기',
  sizes: { thin: '작게', normal: '보통', thick: '크게' },
  chosen: (what: string, value: string) => `${what}: ${value}`,
  undo: '되돌리기',
  redo: '다시 하기',
  more: '칠판 더 보기',
  lookOnly: '지금은 보기만 할 수 있어요. 그리고 싶으면 손을 들어 선생님께 말해 주세요.',
  emptyForDrawing: '펜을 골라 써 보세요',
  empty: '아직 쓴 것이 없어요',
  texts: '칠판에 적힌 글',
  drawn: (count: number) => `그림과 선 ${count}개`,
};

const vietnamese: typeof board = {
  label: 'Bảng',
  loading: 'Đang mở bảng',
  tools: {
    pen: 'Bút',
    marker: 'Dạ quang',
    line: 'Nét thẳng',
    rect: 'Chữ nhật',
    ellipse: 'Hình tròn',
    text: 'Chữ',
    eraser: 'Tẩy',
  },
  tool: 'Dụng cụ vẽ',
  colour: 'Màu',
  colours: { ink: 'Đen', celadon: 'Xanh ngọc', persimmon: 'Cam', indigo: 'Chàm', camellia: 'Đỏ', wisteria: 'Tím' },
  width: 'Độ dày nét',
  widths: { thin: 'Mảnh', normal: 'Vừa', thick: 'Đậm' },
  size: 'Cỡ chữ',
  sizes: { thin: 'Nhỏ', normal: 'Vừa', thick: 'Lớn' },
  chosen: (what, value) => `${what}: ${value}`,
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  more: 'Thêm công cụ bảng',
  lookOnly: 'Bây giờ bạn chỉ có thể xem. Nếu muốn vẽ, hãy giơ tay và nói với giáo viên.',
  emptyForDrawing: 'Hãy chọn bút và viết thử',
  empty: 'Chưa có gì trên bảng',
  texts: 'Chữ trên bảng',
  drawn: (count) => `${count} hình vẽ và nét`,
};

export const useBoardWords = wordsBy({ ko: board, vi: vietnamese });
