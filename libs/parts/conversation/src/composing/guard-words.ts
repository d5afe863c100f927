import { CONTACT_KIND_LABELS, type ContactKind } from '@portal/domain/patterns/contact-data';

interface OfPlace {
  /** Why contact data is better left out there. */
  readonly why: string;
  /** What becomes of the reason; null where none is asked for. */
  readonly kept: string | null;
}

/** What a panel says that asks about contact data; `act` is the stem of its button's verb, such as 보내. */
export const guardWords = (act: string, { why, kept }: OfPlace) => ({
  kinds: CONTACT_KIND_LABELS as Readonly<Record<ContactKind, string>>,
  found: (kinds: readonly string[]) => `연락처(${kinds.join(', ')})가 들어 있어요. 아직 ${act}지 않았어요.`,
  /** Before it, where it leaves at another time. */
  leavesAt: (moment: string) => `${moment}에 ${act}기로 했어요.`,
  why,
  written: '쓴 글',
  instead: `빼고 ${act}면`,
  without: `빼고 ${act}기`,
  edit: '고쳐 쓰기',
  anyway: `그대로 ${act}기`,
  reason: kept === null ? null : { label: `그대로 ${act}는 이유`, helper: kept, send: `이유와 함께 ${act}기` },
  resting: '연락처를 어떻게 할지 골라 주세요.',
  /** Instead, where it stands in names of files alone. */
  ofFiles: {
    found: (kinds: readonly string[]) =>
      `파일 이름에 연락처(${kinds.join(', ')})가 들어 있어요. 아직 ${act}지 않았어요.`,
    written: '쓴 글과 파일 이름',
    instead: `파일 빼고 ${act}면`,
    without: `파일 빼고 ${act}기`,
  },
});
export type GuardWords = ReturnType<typeof guardWords>;
