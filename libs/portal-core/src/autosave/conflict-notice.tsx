import { chakra } from '@chakra-ui/react/styled-system';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { FieldChange } from '@portal/domain/contract/finding';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { FieldChanges } from '@portal/ui/field-changes';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { AUTOSAVE_MESSAGES as words } from './autosave-messages.ts';

interface WholeChoice {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** From what was saved elsewhere to what is written here, where that can be shown. */
  changes?: readonly FieldChange[];
}

interface FieldChoice {
  /** Leads to where she chooses field by field. */
  onChoose: () => void;
}

export type ConflictNoticeProps = { isShown: boolean } & (WholeChoice | FieldChoice);

/** Somebody else, or she herself elsewhere, saved another content: nothing of hers goes before she has chosen. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const place = useArrival<HTMLDivElement>(props.isShown);
  return (
    <chakra.div ref={place} {...(props.isShown && ARRIVAL)} role="alert">
      {props.isShown && <Choice {...props} />}
    </chakra.div>
  );
}

function Choice(props: WholeChoice | FieldChoice) {
  const isWhole = 'onKeepMine' in props;
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Banner
        tone="warning"
        icon={GitCompareArrows}
        title={words.conflict}
        action={
          isWhole ? (
            <>
              <Button variant="outline" onClick={props.onKeepMine}>
                {words.keepMine}
              </Button>
              <Button variant="outline" onClick={props.onTakeTheirs}>
                {words.takeTheirs}
              </Button>
            </>
          ) : (
            <Button variant="outline" onClick={props.onChoose}>
              {words.choose}
            </Button>
          )
        }
      >
        {words.conflictBody}
      </Banner>
      {isWhole && props.changes && <Differences changes={props.changes} />}
    </chakra.div>
  );
}

function Differences({ changes }: { changes: readonly FieldChange[] }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <Button variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {words.differences(changes.length)}
        </Button>
        {isOpen && (
          <chakra.p textStyle="caption" color="fg.muted">
            {words.legend}
          </chakra.p>
        )}
      </chakra.div>
      {isOpen && <FieldChanges changes={changes} />}
    </>
  );
}
