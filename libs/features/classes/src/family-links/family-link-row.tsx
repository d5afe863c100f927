import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { GUARDIAN_LANGUAGE_LABELS } from '@portal/domain/classes/class';
import type { FamilyLink } from '@portal/domain/classes/family-links.contract';
import { sitePath } from '@portal/domain/site/paths';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { CopyButton } from '@portal/ui/copy-button';
import { DateText } from '@portal/ui/date-text';
import { familyLinks as words } from '../family-link-messages.ts';

interface Props {
  link: FamilyLink;
  /** The class is long over: nothing can be done with it any more. */
  isClosed: boolean;
  onRenew: () => void;
  onRemove: () => void;
}

/** One guardian with her link: whose she is, what she reads, and whether she has opened it. */
export function FamilyLinkRow({ link, isClosed, onRenew, onRemove }: Props) {
  const id = useId();
  const zone = useTeacherZone();
  const { guardianName, relation, language, isTrial, studentNames, path, hasEmail, usedAt, addedBy, mayRemove } = link;
  return (
    <chakra.li aria-labelledby={id} display="grid" gap="1.5" minW="0">
      <chakra.p id={id} textStyle="label" overflowWrap="anywhere">
        {guardianName}
      </chakra.p>
      <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
        {words.of(relation, studentNames)} · {GUARDIAN_LANGUAGE_LABELS[language]}
        {isTrial && ` · ${words.trial}`}
        {addedBy !== null && ` · ${words.addedBy(addedBy)}`}
        {!hasEmail && ` · ${words.noMail}`}
        {isClosed && ` · ${words.isClosed}`}
        {usedAt !== null && (
          <>
            <br />
            {words.usedAt} <DateText instant={usedAt} zone={zone} show="dateTime" />
          </>
        )}
        {usedAt === null && !isClosed && (
          <>
            <br />
            {words.neverUsed}
          </>
        )}
      </chakra.p>
      {!isClosed && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <CopyButton size="sm" text={location.origin + sitePath(path)} label={words.copy} aria-describedby={id} />
          <Button size="sm" variant="ghost" aria-describedby={id} onClick={onRenew}>
            {words.renew}
          </Button>
          {mayRemove && (
            <Button size="sm" variant="ghost" aria-describedby={id} onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.li>
  );
}
