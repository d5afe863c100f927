import { chakra } from '@chakra-ui/react/styled-system';
import { MessageSquarePlus } from 'lucide-react';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Panel } from '@portal/ui/panel';
import { itemMessages as words } from '../messages.ts';
import { FieldMedia } from './field-media.tsx';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '9rem minmax(0, 1fr) auto' },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'start',
    py: '2.5',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0', pt: '0' },
  },
});

interface FieldsPanelProps {
  details: OpsItemDetails;
  /** Begins a remark about a field; without it nothing can be remarked. */
  onRemark?: ((path: string) => void) | undefined;
}

/** All that was handed in, in the order of its form. */
export function FieldsPanel({ details, onRemark }: FieldsPanelProps) {
  return (
    <Panel title={words.fields}>
      <dl>
        {details.fields.map(({ path, label, text }) => (
          <Row key={path}>
            <chakra.dt textStyle="label" color="fg.muted" pt="0.5">
              {label}
            </chakra.dt>
            <chakra.dd gridRow={{ base: '2', md: 'auto' }} gridColumn={{ base: '1 / -1', md: 'auto' }} minW="0">
              <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" color={text ? undefined : 'fg.subtle'}>
                {text || words.nothing}
              </chakra.p>
              <FieldMedia details={details} path={path} />
            </chakra.dd>
            {onRemark && (
              <chakra.dd marginBlock="-2" me="-2">
                <IconButton
                  label={words.remarkOn(label)}
                  icon={<Icon as={MessageSquarePlus} size={18} />}
                  onClick={() => onRemark(path)}
                />
              </chakra.dd>
            )}
          </Row>
        ))}
      </dl>
    </Panel>
  );
}
