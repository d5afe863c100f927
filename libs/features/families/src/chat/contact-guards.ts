import { type GuardWords, guardWords } from '@portal/conversation/guard-words';
import type { FamilyLanguage } from '@portal/domain/classes/class';

const OF_CLASS = {
  why: '이 대화는 다른 가족도 함께 읽어요. 연락처는 선생님께 메시지로 따로 알려 주세요.',
  kept: null,
};

/** The same in Vietnamese; `act` is the verb of its button. */
const vietnamese = (act: string): GuardWords => ({
  kinds: {
    PHONE: 'số điện thoại',
    EMAIL: 'địa chỉ email',
    MESSENGER: 'tài khoản nhắn tin',
    LINK: 'đường dẫn',
    ACCOUNT: 'số tài khoản',
  },
  found: (kinds) => `Có thông tin liên lạc (${kinds.join(', ')}). Chưa ${act}.`,
  leavesAt: (moment) => `Sẽ ${act} lúc ${moment}.`,
  why: 'Các gia đình khác cũng đọc trò chuyện này. Hãy nhắn riêng cho giáo viên nếu cần.',
  written: 'Bạn đã viết',
  instead: `Nếu bỏ ra rồi ${act}`,
  without: `Bỏ ra rồi ${act}`,
  edit: 'Viết lại',
  anyway: `Vẫn ${act}`,
  reason: null,
  resting: 'Hãy chọn cách xử lý thông tin liên lạc.',
  ofFiles: {
    found: (kinds) => `Tên tệp có thông tin liên lạc (${kinds.join(', ')}). Chưa ${act}.`,
    written: 'Nội dung và tên tệp',
    instead: `Nếu bỏ tệp rồi ${act}`,
    without: `Bỏ tệp rồi ${act}`,
  },
});

/** What a family is asked about contact data in the talk that other families read. */
export const CONTACT_GUARDS: Readonly<Record<FamilyLanguage, Readonly<Record<'guard' | 'editGuard', GuardWords>>>> = {
  ko: { guard: guardWords('보내', OF_CLASS), editGuard: guardWords('저장하', OF_CLASS) },
  vi: { guard: vietnamese('gửi'), editGuard: vietnamese('lưu') },
};
