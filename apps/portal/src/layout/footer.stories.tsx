import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTenant } from '@portal/testing/identity/identity-builders';
import { Footer } from './footer.tsx';

const brand = (name: string) => ({ name, logo: null });

const meta = { component: Footer, parameters: { layout: 'fullscreen', platform: [] } } satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { name: '기본 이름' };
export const Family: Story = { name: '가족의 페이지', args: { isForFamilies: true } };
export const LongNames: Story = {
  name: '긴 이름',
  parameters: {
    config: {
      tenant: aTenant({
        classBrand: brand('아주 길고 긴 이름의 클래스'),
        networkBrand: brand('온 나라 선생님 튜터 네트워크'),
      }),
    },
  },
};
