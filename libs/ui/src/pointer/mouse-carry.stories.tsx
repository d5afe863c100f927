import { chakra } from '@chakra-ui/react/styled-system';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MouseCarry } from './mouse-carry.tsx';

const SHEET = '일차함수 개념 정리';

function Sheet() {
  const { setNodeRef, listeners } = useDraggable({ id: 'sheet', data: { name: SHEET } });
  return (
    <chakra.p ref={setNodeRef} {...listeners} layerStyle="sheet" px="3" py="2" cursor="grab">
      {SHEET}
    </chakra.p>
  );
}
function Folder({ id, lies }: { id: string; lies: boolean }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <chakra.div ref={setNodeRef} p="3" borderWidth="1px" borderRadius="l2" bg={isOver ? 'celadon.subtle' : undefined}>
      <p>{id}</p>
      {lies && <Sheet />}
    </chakra.div>
  );
}
function Desk() {
  const [carried, setCarried] = useState<string | null>(null);
  const [place, setPlace] = useState('중2');
  return (
    <MouseCarry
      carried={carried}
      onLift={() => setCarried(SHEET)}
      onDrop={(id) => {
        setCarried(null);
        if (id) setPlace(id);
      }}
      onCancel={() => setCarried(null)}
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr">
        {['중2', '중3'].map((id) => (
          <Folder key={id} id={id} lies={id === place} />
        ))}
      </chakra.div>
    </MouseCarry>
  );
}

const meta = { component: Desk } satisfies Meta<typeof Desk>;
export default meta;

export const Two: StoryObj<typeof meta> = { name: '폴더 사이로 옮기기' };
