import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import type { ApplicationField } from '@portal/domain/recruiting/application';
import { anApplicationFile, UPLOAD_TICKET } from '@portal/testing/recruiting/application-builders';
import { subjects } from '../recruiting.fixture.ts';
import { ApplicationFields } from './application-fields.tsx';
import { type ApplicationValues, EMPTY_APPLICATION } from './application-values.ts';

interface Props {
  values?: Partial<ApplicationValues>;
  remarks?: Partial<Record<ApplicationField, string>>;
}

function Fields({ values, remarks }: Props) {
  const defaultValues = { ...EMPTY_APPLICATION, ...values };
  const form = useForm<ApplicationValues, unknown, ApplicationValues>({ defaultValues });
  return (
    <ApplicationFields form={form} ticketOf={() => Promise.resolve(UPLOAD_TICKET)} {...(remarks && { remarks })} />
  );
}

const meta = {
  component: Fields,
  parameters: { signedIn: false, platform: [subjects] },
} satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '쓰기 전' };
export const Filled: Story = {
  name: '쓴 뒤',
  args: {
    values: {
      fullName: '이지원',
      phone: '0912345678',
      email: 'apply@example.com',
      subjectIds: ['math'],
      teachingMode: 'BOTH',
      address: '하노이',
      experience: '초등 수학 3년',
      files: [anApplicationFile()],
    },
  },
};
export const Remarked: Story = {
  name: '의견이 있는 항목만',
  args: { remarks: { phone: '전화를 받지 않으셨어요. 번호를 확인해 주세요.', fileIds: '졸업 증명서도 올려 주세요.' } },
};
