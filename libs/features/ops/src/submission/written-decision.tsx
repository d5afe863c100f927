import { chakra } from '@chakra-ui/react/styled-system';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { opsReasonWords } from '@portal/domain/ops/ops-choice';
import { opsFieldLabel } from '@portal/domain/ops/ops-fields';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';

const Text = chakra('span', { base: { whiteSpace: 'pre-wrap' } });

interface Props extends Pick<OpsItemDetails, 'reason' | 'remarks'> {
  title: string;
  /** What the remarks are about. */
  details: OpsItemDetails;
}

/** What was written with a decision, of this time or of the last; nothing where nothing was. */
export function WrittenDecision({ title, reason, remarks, details: { fields, queue } }: Props) {
  if (reason === null && remarks.length === 0) return null;
  return (
    <Panel title={title}>
      <DescriptionList
        rows={[
          ...(reason === null ? [] : [{ label: opsReasonWords(queue).label, value: <Text>{reason}</Text> }]),
          ...remarks.map(({ path, remark }) => ({ label: opsFieldLabel(fields, path), value: <Text>{remark}</Text> })),
        ]}
      />
    </Panel>
  );
}
