import type { LiveFocus } from '@portal/domain/live/live-room';
import { wordsBy } from '../reading/room-words.ts';

type Elsewhere = Exclude<LiveFocus, 'MATERIAL'>;

/** What only the host sees: what she chooses from, and what she does with it. */
export const hostMaterial = {
  show: '함께 보기',
  hide: '그만 보기',
  showOne: (name: string) => `${name} 함께 보기`,
  hideOne: (name: string) => `${name} 그만 보기`,
  lectures: '이 수업의 강의 자료',
  loading: '강의 자료를 불러오는 중이에요',
  failed: '강의 자료를 불러오지 못했어요',
  empty: '보여 줄 파일이 없어요. 수업의 강의 자료에 파일을 올리면 여기서 함께 볼 수 있어요.',
  more: (count: number) => `최근 ${count}개만 보여요. 오래된 자료는 수업의 강의 자료에서 볼 수 있어요.`,
  notPublic: '아직 공개 전',
  viewOnly: '보기만 할 수 있는 자료예요',
  saveOnly: '화면에는 보이지 않고, 각자 내려받아요',
  notShowable: '강의실에서 열 수 없는 형식이라 함께 볼 수 없어요',
  tooLarge: '50MB가 넘어서 내려받기를 켜야 함께 볼 수 있어요',
  link: '링크로 함께 보기',
  name: '자료 이름',
  url: '자료 주소',
  wrong: '자료 이름과 https://로 시작하는 주소를 적어 주세요.',
} as const;

const koreanPlaces: Readonly<Record<Elsewhere, string>> = { BOARD: '칠판을', PEOPLE: '사람들을' };
const vietnamesePlaces: Readonly<Record<Elsewhere, string>> = { BOARD: 'bảng', PEOPLE: 'mọi người' };

export const material = {
  none: '지금 함께 보는 자료가 없어요.',
  shown: '함께 보는 자료',
  behind: (focus: Elsewhere) => `올려 둔 자료 (지금은 ${koreanPlaces[focus]} 봐요)`,
  look: '자료 보기',
  save: (name: string) => `${name} 내려받기`,
  newWindow: '새 창에서 열림',
  sharedLink: '선생님이 링크를 보여 주고 있어요',
  sharedFile: '선생님이 파일을 나눠 주고 있어요',
  viewFailed: '자료를 열지 못했어요',
  viewFailedBody: '연결을 확인하고 다시 시도해 주세요.',
  noReader: '이 브라우저는 PDF를 화면 안에서 열지 못해요',
  noReaderSave: '내려받아서 볼 수 있어요.',
  noReaderAsk: '컴퓨터로 들어오거나, 선생님께 화면 공유를 부탁해 주세요.',
};

const vietnamese: typeof material = {
  none: 'Hiện không có tài liệu nào đang xem chung.',
  shown: 'Tài liệu đang xem chung',
  behind: (focus) => `Tài liệu đã mở (bây giờ đang xem ${vietnamesePlaces[focus]})`,
  look: 'Xem tài liệu',
  save: (name) => `Tải xuống ${name}`,
  newWindow: 'mở trong cửa sổ mới',
  sharedLink: 'Giáo viên đang chia sẻ một liên kết',
  sharedFile: 'Giáo viên đang chia sẻ một tệp',
  viewFailed: 'Không mở được tài liệu',
  viewFailedBody: 'Hãy kiểm tra kết nối rồi thử lại.',
  noReader: 'Trình duyệt này không mở được PDF ngay trên màn hình',
  noReaderSave: 'Bạn có thể tải xuống để xem.',
  noReaderAsk: 'Hãy vào bằng máy tính, hoặc nhờ giáo viên chia sẻ màn hình.',
};

export const useMaterialWords = wordsBy({ ko: material, vi: vietnamese });
