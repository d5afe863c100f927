import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { register } from '../messages.ts';
import { subjects, ticket } from '../recruiting.fixture.ts';
import { RegisterDialog } from './register-dialog.tsx';

const meta = {
  component: RegisterDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen', signedIn: false, path: '/?popup=register-teacher', platform: [subjects, ticket] },
} satisfies Meta<typeof RegisterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '쓰기 전',
  play: async () => void (await screen.findByRole('checkbox', { name: '수학' })),
};
export const Wrong: Story = {
  name: '빠진 칸이 있음, 과목을 불러오지 못함',
  parameters: { platform: [fakeProblem(catalogsContract.listSubjects, 'UNEXPECTED'), ticket] },
  play: async () => userEvent.click(await screen.findByRole('button', { name: register.submit })),
};
