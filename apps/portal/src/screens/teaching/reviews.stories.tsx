import type { Meta, StoryObj } from '@storybook/react-vite';
import * as reviews from '@portal/reviews/page/reviews-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '확인 전 둘', parameters: inPortal(reviews.default, reviews.Loaded) };
export const LoadedPhone: Story = { ...Loaded, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const All: Story = { name: '모두', parameters: inPortal(reviews.default, reviews.All) };
export const Empty: Story = { name: '비어 있음', parameters: inPortal(reviews.default, reviews.Empty) };
export const Failed: Story = { name: '오류', parameters: inPortal(reviews.default, reviews.Failed) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(reviews.default, reviews.Longest),
  globals: { texts: 'long' },
};
