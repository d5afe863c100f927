import type { Meta, StoryObj } from '@storybook/react-vite';
import { giftsContract as contract } from '@portal/domain/points/gifts.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aRedemption, aRedemptionDetail } from '@portal/testing/points/gift-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { MyGiftPage } from './my-gift-page.tsx';

const path = '/account/exchange-points/my-gift/rdm-1';
const meta = {
  component: MyGiftPage,
  parameters: {
    layout: 'fullscreen',
    path,
    route: '/account/exchange-points/my-gift/:redemptionId',
    platform: aWorld(),
  },
} satisfies Meta<typeof MyGiftPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '여럿' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Shipped: Story = { name: '배송 중', parameters: { path: path.replace('rdm-1', 'rdm-2') } };
export const Relief: Story = { name: '할인 중', parameters: { path: path.replace('rdm-1', 'rdm-3') } };
export const Reserved: Story = { name: '취소할 수 있음', parameters: { path: path.replace('rdm-1', 'rdm-4') } };
export const Expired: Story = { name: '기간 만료', parameters: { path: path.replace('rdm-1', 'rdm-6') } };
const canceled = (cancelReason: string | null) => ({
  parameters: {
    platform: [
      fake(contract.getMyGift, aRedemptionDetail({ state: 'CANCELED', until: null, cancelReason })),
      ...aWorld(),
    ],
  },
});
export const Canceled: Story = { name: '운영팀이 취소함', ...canceled('단체가 문을 닫았어요.') };
export const CanceledAtLength: Story = {
  name: '긴 이유로 취소함',
  ...canceled('아주긴이유를쉬지않고적은말'.repeat(15)),
};
export const CanceledByHer: Story = { name: '스스로 취소함', ...canceled(null) };
export const Gone: Story = { name: '찾는 선물 없음', parameters: { platform: anEmptyWorld() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getMyGift), ...aWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getMyGift, 'UNEXPECTED'), ...aWorld()] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: worldOf({ mine: [aRedemption({ name: '아주긴이름의선물'.repeat(5), points: 999_999_999 })] }),
  },
  globals: { texts: 'long' },
};
