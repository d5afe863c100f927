import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTenant } from '@portal/testing/identity/identity-builders';
import { Hero } from './hero.tsx';

const meta = {
  component: Hero,
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { name: '기본 이름' };
export const OwnBrands: Story = {
  name: '다른 브랜드',
  parameters: {
    config: {
      tenant: aTenant({
        classBrand: { name: '한솔 온라인 클래스', logo: null },
        networkBrand: { name: '전국 튜터 네트워크', logo: null },
      }),
    },
  },
};
