import { type FamilyLanguage, type FamilyLetter, familyLetter } from './family-letter.ts';

interface Words {
  readonly title: string;
  readonly body: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: '새 링크를 보내 드려요',
    body: '선생님이 수업 페이지의 링크를 새로 만들었어요. 이전 링크는 더 이상 열리지 않아요.',
  },
  vi: {
    title: '– liên kết mới',
    body: 'Giáo viên đã tạo liên kết mới cho trang lớp học. Liên kết cũ không còn dùng được.',
  },
};

/** Of a link that took the place of the one before. */
export const familyLinkLetter = (className: string): FamilyLetter =>
  familyLetter(WORDS, ({ title, body }) => ({ title: `${className} ${title}`, lines: [body] }));

const ASKED: Record<FamilyLanguage, Words & { readonly why: string }> = {
  ko: {
    title: '지금 쓰는 링크를 다시 보내 드려요',
    body: '예전 링크에서 새 링크를 부탁해서 보냈어요. 아래 링크를 열어 주세요.',
    why: '예전 가족 링크에서 새 링크를 부탁해서 보냈어요. 부탁한 적이 없어도 링크는 이 주소로만 오니 걱정하지 않아도 돼요.',
  },
  vi: {
    title: '– liên kết đang dùng',
    body: 'Có yêu cầu gửi lại liên kết từ liên kết cũ. Hãy mở liên kết bên dưới.',
    why: 'Bạn nhận được thư này vì có yêu cầu gửi lại liên kết từ liên kết cũ của gia đình. Nếu không phải bạn, đừng lo: liên kết chỉ được gửi đến địa chỉ này.',
  },
};

/** To who asked for it by a link that is over. */
export const askedLinkLetter = (className: string): FamilyLetter =>
  familyLetter(ASKED, ({ title, body, why }) => ({ title: `${className} ${title}`, lines: [body], why }));
