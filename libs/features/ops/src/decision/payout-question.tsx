import { chakra } from '@chakra-ui/react/styled-system';
import type { OpsField, OpsItem } from '@portal/domain/ops/ops';
import type { OpsChoice } from '@portal/domain/ops/ops-choice';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { payout as words } from '../payout-messages.ts';

interface PayoutQuestionProps {
  item: OpsItem;
  fields: readonly OpsField[];
  /** What she is about to do with the money; nothing is asked before. */
  choice: OpsChoice | undefined;
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Money goes its way for good: how much and to whom is said once more before. */
export function PayoutQuestion({ item, fields, choice, open, onConfirm, onCancel }: PayoutQuestionProps) {
  const textOf = (path: string) => fields.find((field) => field.path === path)?.text ?? '';
  const isPaying = choice?.decision === 'ACCEPT';
  const account = [textOf('bank'), textOf('account')].filter(Boolean).join(' ');
  const lines = [
    `${words.teacher} ${item.teacherName}`,
    isPaying && account && `${words.account} ${account}`,
    isPaying && textOf('holder') && `${words.holder} ${textOf('holder')}`,
    choice?.hint,
  ];
  return (
    <AlertDialog
      open={open}
      title={words.title[isPaying ? 'ACCEPT' : 'DECLINE'](textOf('amount'))}
      confirmLabel={choice?.submit ?? ''}
      danger={!isPaying}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {lines
        .filter((line) => typeof line === 'string')
        .map((line) => (
          <chakra.span key={line} display="block" overflowWrap="anywhere">
            {line}
          </chakra.span>
        ))}
    </AlertDialog>
  );
}
