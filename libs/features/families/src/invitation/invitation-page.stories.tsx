import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { EnrollmentAnswer } from '@portal/domain/classes/enrollment-request';
import { enrollmentsContract as contract } from '@portal/domain/classes/enrollments.contract';
import { LANGUAGE_NAMES } from '@portal/family-pages/messages';
import { dropDrafts, saveDraft } from '@portal/portal-core/form-drafts';
import { anInvitee } from '@portal/testing/classes/enrollment-builders';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { answered, aRequest, INVITATION, invited, REQUESTED } from '../families.fixture.ts';
import { korean } from '../korean-messages.ts';
import { vietnamese } from '../vietnamese-messages.ts';
import { InvitationPage } from './invitation-page.tsx';

const PHONE = { globals: { viewport: { value: 'w390' } } };

const meta = {
  component: InvitationPage,
  parameters: {
    layout: 'padded',
    signedIn: false,
    path: INVITATION,
    route: '/c/:link',
    platform: [invited(), answered()],
  },
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const readVietnamese = () => press(LANGUAGE_NAMES.vi);

/** Somebody had written everything before but the consent. */
const written = {
  beforeEach: () => {
    dropDrafts('visitor');
    saveDraft('visitor', 'enrollment:new', { ...aRequest }, 1);
  },
};
async function send() {
  await userEvent.click(await screen.findByRole('checkbox'));
  await press(korean.submit);
}
const sent = (answer: EnrollmentAnswer): Omit<Story, 'name'> => ({
  ...written,
  parameters: { platform: [invited(), answered(answer)] },
  play: async () => {
    await send();
    await screen.findByRole('heading', { level: 2, name: korean.answers[answer.state].title });
  },
});

export const Korean: Story = { name: '한국어' };
export const KoreanPhone: Story = { name: '한국어, 휴대폰', ...PHONE };
export const Vietnamese: Story = { name: '베트남어', play: readVietnamese };
export const VietnamesePhone: Story = { ...Vietnamese, name: '베트남어, 휴대폰', ...PHONE };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getInvitedClass)] },
};
export const Revoked: Story = {
  name: '없는 링크',
  parameters: { platform: [fakeProblem(contract.getInvitedClass, 'LINK_REVOKED')] },
};
export const RevokedVietnamese: Story = { ...Revoked, name: '없는 링크, 베트남어', play: readVietnamese };
export const Failed: Story = {
  name: '수업을 불러오지 못함',
  parameters: { platform: [fakeProblem(contract.getInvitedClass, 'UNEXPECTED')] },
};
export const Full: Story = {
  name: '빈자리 없음',
  parameters: { platform: [invited({ seatsFree: 0 }), answered()] },
};
export const FullPhone: Story = { ...Full, name: '빈자리 없음, 휴대폰', ...PHONE };
export const Restored: Story = { name: '쓰던 내용을 되살림', ...written };
export const Requested: Story = { name: '보낸 뒤: 자리를 맡아 둠', ...sent(REQUESTED) };
export const Waiting: Story = { name: '보낸 뒤: 기다리는 줄', ...sent({ state: 'WAITING', heldUntil: null }) };
export const Accepted: Story = { name: '보낸 뒤: 등록', ...sent({ state: 'ACCEPTED', heldUntil: null }) };
export const AcceptedPhone: Story = { ...Accepted, name: '보낸 뒤: 등록, 휴대폰', ...PHONE };
export const Wrong: Story = { name: '틀린 입력', play: () => press(korean.submit) };
export const WrongVietnamese: Story = {
  name: '틀린 입력, 베트남어, 휴대폰',
  play: async () => {
    await readVietnamese();
    await press(vietnamese.submit);
  },
  ...PHONE,
};
export const Refused: Story = {
  name: '서버 오류',
  ...written,
  parameters: { platform: [invited(), fakeProblem(contract.requestEnrollment, 'UNEXPECTED')] },
  play: async () => {
    await send();
    await screen.findByText(korean.refused);
  },
};
export const QueueFull: Story = {
  ...Refused,
  name: '쓰는 사이에 기다리는 줄도 가득 참, 휴대폰',
  parameters: { platform: [invited({ seatsFree: 0 }), fakeProblem(contract.requestEnrollment, 'CLASS_FULL')] },
  ...PHONE,
};
export const NothingLeft: Story = {
  name: '기다리는 줄도 가득 참',
  parameters: { platform: [invited({ seatsFree: 0, isFull: true })] },
};
export const NothingLeftPhone: Story = {
  ...NothingLeft,
  name: '기다리는 줄도 가득 참, 베트남어, 휴대폰',
  play: readVietnamese,
  ...PHONE,
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: [
      invited({
        mode: 'BOTH',
        place: '서울시 마포구 월드컵북로 21, 3층',
        weeklySchedule: [
          { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
          { weekday: 'SATURDAY', start: '10:00', end: '11:30' },
        ],
      }),
      answered(),
    ],
  },
  globals: { texts: 'long' },
};
export const Invited: Story = {
  name: '메일로 초대받음',
  parameters: { platform: [invited({ seatsFree: 1, invitee: anInvitee() }), answered()] },
};
export const InvitedVietnamesePhone: Story = {
  name: '메일로 초대받음, 베트남어, 휴대폰',
  parameters: { platform: [invited({ seatsFree: 1, invitee: anInvitee({ language: 'vi' }) }), answered()] },
  ...PHONE,
};
export const InvitedAndAsked: Story = {
  name: '메일로 초대받고 이미 신청함',
  parameters: { platform: [invited({ invitee: anInvitee({ heldUntil: null, answer: REQUESTED }) })] },
};
