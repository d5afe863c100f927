import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { RegisterBar } from './register-bar.tsx';

/** A page whose hero is far above. */
function Page() {
  const hero = useRef<HTMLDivElement>(null);
  return (
    <div>
      <chakra.div ref={hero} position="absolute" top="-100vh" />
      <chakra.p minH="30rem">선생님으로 등록하는 길이 엄지 가까이에 있어요. 넓은 화면에는 없어요.</chakra.p>
      <RegisterBar hero={hero} />
    </div>
  );
}

const meta = {
  component: RegisterBar,
  args: { hero: { current: null } },
  argTypes: { hero: { control: false } },
  parameters: { platform: [], signedIn: false },
  render: () => <Page />,
} satisfies Meta<typeof RegisterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FarBelow: Story = { name: '첫 화면을 지나서' };
