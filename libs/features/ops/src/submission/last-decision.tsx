import { chakra } from '@chakra-ui/react/styled-system';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { opsFieldLabel } from '@portal/domain/ops/ops-fields';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { itemMessages as words } from '../messages.ts';

const Text = chakra('span', { base: { whiteSpace: 'pre-wrap' } });

/** Why it was declined the last time, so that the same is not asked for twice; nothing where it never was. */
export function LastDecision({ details }: { details: OpsItemDetails }) {
  const { lastReason, lastRemarks, fields } = details;
  if (lastReason === null && lastRemarks.length === 0) return null;
  const remarks = lastRemarks.map(({ path, remark }) => ({
    label: opsFieldLabel(fields, path),
    value: <Text>{remark}</Text>,
  }));
  return (
    <Panel title={words.last}>
      <DescriptionList
        rows={[
          ...(lastReason === null ? [] : [{ label: words.lastReason, value: <Text>{lastReason}</Text> }]),
          ...remarks,
        ]}
      />
    </Panel>
  );
}
