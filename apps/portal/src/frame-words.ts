import type { FamilyLanguage } from '@portal/domain/classes/class';
import { APP_NAME, drawer, errorPage, footer, header, notFound, shell, statistics } from './messages.ts';

/** What the frame says around a page of the families. */
const korean = {
  appName: APP_NAME as string,
  title: shell.title,
  skipToMain: shell.skipToMain as string,
  loading: shell.loading as string,
  logoLabel: header.logoLabel as string,
  siteInfo: footer.label as string,
  company: footer.company as string,
  hotline: drawer.hotline as string,
  statistics: statistics as { readonly [Name in keyof typeof statistics]: Widened<(typeof statistics)[Name]> },
  notFound: notFound as Readonly<Record<keyof typeof notFound, string>>,
  errorPage: errorPage as Readonly<Record<keyof typeof errorPage, string>>,
};
type Widened<T> = T extends string ? string : T;
export type FrameWords = typeof korean;

const VIETNAMESE_NAME = 'Cổng giáo viên';

const vietnamese: FrameWords = {
  appName: VIETNAMESE_NAME,
  title: (page) => `${page} | ${VIETNAMESE_NAME}`,
  skipToMain: 'Chuyển đến nội dung chính',
  loading: 'Đang tải',
  logoLabel: 'về trang chủ',
  siteInfo: 'Thông tin trang web',
  company: 'Giới thiệu công ty',
  hotline: 'Tổng đài',
  statistics: {
    title: 'Thống kê truy cập',
    ask: 'Cho phép thu thập thống kê truy cập?',
    what: 'Nếu cho phép, trang sẽ tải Google Tag Manager. Chúng tôi chỉ gửi loại trang đã xem và mã tài khoản (anonymous nếu chưa đăng nhập), không gửi tên, thông tin liên lạc hay nội dung đã viết.',
    allow: 'Cho phép',
    refuse: 'Từ chối',
    chosen: (isAllowed, day) => (isAllowed ? `Đã cho phép vào ${day}.` : `Đã từ chối vào ${day}.`),
    notChosen: 'Bạn chưa chọn. Trước khi bạn chọn, chúng tôi không thu thập gì.',
    kept: 'Chỉ lựa chọn và thời điểm chọn được lưu trên trình duyệt này. Bạn có thể đổi ở đây bất cứ lúc nào.',
    withdrawal: 'Nếu từ chối, cookie thống kê sẽ được xóa và trang được tải lại. Nội dung đang viết vẫn còn.',
  },
  notFound: {
    title: notFound.title,
    body: 'Địa chỉ đã được đổi hoặc trang không còn nữa.',
    backHome: 'Về trang chủ',
  },
  errorPage: {
    title: 'Không tải được trang',
    body: 'Hãy thử lại sau ít phút. Nếu vẫn gặp lỗi, hãy báo bộ phận hỗ trợ.',
    retry: 'Thử lại',
    home: 'Về trang chủ',
    updateTitle: 'Đã có phiên bản mới',
    updateBody: 'Hãy tải lại trang để xem phiên bản mới nhất.',
    reload: 'Tải lại trang',
  },
};

export const FRAME_WORDS: Readonly<Record<FamilyLanguage, FrameWords>> = { ko: korean, vi: vietnamese };
