import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { CONTRACT_STATUS_LABELS, type DeskContract } from '@portal/domain/recruiting/contract';
import { contractPlainText } from '@portal/domain/recruiting/contract-text';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { contracts as words } from '../messages.ts';

/** The words of a contract as they were sent and signed, and what they are known by. */
export function ContractReader({ contract }: { contract: DeskContract }) {
  const { document, status, textVersion, textHash } = contract;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {words.read(CONTRACT_STATUS_LABELS[status])}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.readTitle} size="lg" phone="full">
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
          {contractPlainText(document)}
        </chakra.p>
        <chakra.p mt="4" textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
          {words.version} {textVersion} · {words.hash} {textHash}
        </chakra.p>
      </Dialog>
    </>
  );
}
