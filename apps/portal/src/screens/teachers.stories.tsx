import type { Meta, StoryObj } from '@storybook/react-vite';
import * as teachers from '@portal/teachers/page/teachers-page.stories';
import { inPortal, PortalScreen } from '../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: inPortal(teachers.default) };
export const Longest: Story = { ...Empty, name: '가장 긴 내용', globals: { texts: 'long' } };
