import type { Meta, StoryObj } from '@storybook/react-vite';
import * as library from '@portal/lectures/page/library-page.stories';
import { inPortal, PortalScreen } from '../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '자료 있음', parameters: inPortal(library.default, library.Loaded) };
export const LoadedPhone: Story = { ...Loaded, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Empty: Story = { name: '비어 있음', parameters: inPortal(library.default, library.Empty) };
export const Failed: Story = { name: '오류', parameters: inPortal(library.default, library.Failed) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(library.default, library.Longest),
  globals: { texts: 'long' },
};
